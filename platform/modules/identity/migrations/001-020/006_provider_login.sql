-- Sign-in at a payment provider. `id` goes to the provider and comes back in addresses; `challenge` is the SHA-256 of
-- what the browser alone holds, so that whoever sees an address of it signs nobody in.
create table identity.provider_login (
  id text primary key,
  brand text not null,
  provider text not null,
  challenge bytea not null,
  outcome text not null default 'pending' check (outcome in ('pending', 'succeeded', 'refused', 'abandoned')),
  subject text,
  expires_at timestamptz not null,
  completed_at timestamptz,
  check ((outcome = 'succeeded') = (subject is not null))
);
create index provider_login_by_expiry on identity.provider_login (expires_at);

-- Who a provider's customer is at a brand.
create table identity.provider_account (
  brand text not null,
  provider text not null,
  subject text not null,
  player_id text not null references identity.player (id),
  primary key (brand, provider, subject)
);
