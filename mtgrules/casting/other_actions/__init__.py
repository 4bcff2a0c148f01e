"""What players do besides casting, by the same walk: abilities (602, 606) and special actions (116)."""
