-- Where an account has been signed in to with success: the SHA-256 of the account and a network, or of the account and the
-- secret of a browser's cookie. The account's own limit of tries does not hold there, so that strangers cannot lock its
-- owner out.
create table identity.known_sign_in (
  key          bytea       primary key,
  succeeded_at timestamptz not null
);
create index known_sign_in_by_time on identity.known_sign_in (succeeded_at);
