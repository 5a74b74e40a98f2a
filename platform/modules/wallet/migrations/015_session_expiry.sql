-- CLOCK-05: when the player's sign-in session ends unless it is renewed; from then on no stake is accepted. Null until the
-- next sign-in or renewal, which comes within minutes while a page is open.
alter table wallet.account add column session_expires_at timestamptz;
