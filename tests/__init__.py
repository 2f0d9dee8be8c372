"""The tests. What the battery asserts is told as fully as in the tests themselves."""

import pytest

pytest.register_assert_rewrite("tests.battery")
