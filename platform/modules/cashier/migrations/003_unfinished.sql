-- What a provider has and has told no end of is asked about from now on.
update cashier.payment set due_at = now() where processed_at is null and due_at is null;
