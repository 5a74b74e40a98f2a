-- Sign-in without the identity provider: by a code, or by the login of a payment provider.

-- A mobile number that a player signs in with.
create table identity.phone (
  brand text not null,
  number text not null check (number ~ '^\+[1-9][0-9]{5,14}$'),
  player_id text not null references identity.player (id),
  primary key (brand, number)
);

-- One attempt to sign in by code, whether the address has an account (`player_id`) or not. `id` is the SHA-256 of what
-- the browser holds, and the code is hashed with that as its key: a copy of this table tells no code.
create table identity.sign_in_code (
  id bytea primary key,
  brand text not null,
  player_id text references identity.player (id),
  address text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_code_by_expiry on identity.sign_in_code (expires_at);

-- The refresh tokens of the custom flow, each good for once; those of a session are its family. `id` is a SHA-256.
create table identity.refresh_token (
  id bytea primary key,
  session_id text not null references identity.session (id),
  brand text not null,
  flow text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_by_expiry on identity.refresh_token (expires_at);
