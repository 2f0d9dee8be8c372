"""Chapter 9, politics: what each power may do, nation by nation."""
