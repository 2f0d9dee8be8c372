"""Chapter 4, production: what powers receive, what they owe, what they buy and where it comes."""
