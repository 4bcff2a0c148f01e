"""What a lesson puts between its paragraphs: predictions, exercises, what-if pairs, how it went."""
