-- A link sent to an address. `id` is the SHA-256 of what the link carries: a copy of this table verifies nothing.
create table identity.email_verification (
  id bytea primary key,
  brand text not null,
  player_id text not null references identity.player (id),
  email text not null,
  purpose text not null check (purpose in ('EmailChange', 'SignUp', 'Unknown')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_verification_by_player on identity.email_verification (player_id, sent_at desc);
