-- How an account came to be: what was accepted, and what was refused.

-- LIC-07: the hash by which a number is known again at a brand; the number itself is kept nowhere.
create table identity.national_id (
  brand text not null,
  hash bytea not null,
  player_id text not null references identity.player (id),
  primary key (brand, hash)
);

-- Which wording a player accepted. Rows are never altered: a new version is a new row.
create table identity.acceptance (
  player_id text not null references identity.player (id),
  document text not null check (document in ('terms-and-conditions', 'privacy-policy')),
  version integer not null check (version > 0),
  locale text not null,
  accepted_at timestamptz not null,
  primary key (player_id, document, version)
);

-- LIC-10: the limits chosen at registration, kept for the first deposit.
create table identity.first_limit (
  player_id text not null references identity.player (id),
  period text not null check (period in ('day', 'week', 'month')),
  minor bigint not null check (minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  chosen_at timestamptz not null,
  primary key (player_id, period)
);

-- Every registration that came as far as the rules, with the player it met where it was refused.
create table identity.registration (
  id bigint generated always as identity primary key,
  brand text not null,
  country text not null,
  outcome text not null check (outcome in ('opened', 'emailTaken', 'nationalIdTaken', 'likeAnExcludedPlayer')),
  player_id text references identity.player (id),
  at timestamptz not null
);
create index registration_by_player on identity.registration (player_id, id);

-- Whom a newcomer is compared with.
create index player_excluded_by_birth on identity.player (brand, birth_date) where excluded_at is not null;
