-- EXCLUSION-10: exclusions that a national register has. They have no end of their own and are lifted when the register
-- no longer has the person.
alter table identity.exclusion
  add column register text,
  -- The register's id of the reply.
  add column register_reference text;
alter table identity.exclusion
  drop constraint taken_or_set,
  add constraint taken_or_set check (
    num_nulls(taken_by, term, session_id) = 0
    or (num_nulls(taken_by, term, session_id, idempotency_key, lifted_at) = 5 and kind = 'Exclusion')
    or (register is not null and num_nulls(taken_by, term, session_id, idempotency_key, ends_at) = 5
      and kind = 'Exclusion')) not valid;
create index exclusion_by_register on identity.exclusion (player_id, register)
  where register is not null and lifted_at is null;
-- The latest reply of each register about a player.
create table identity.register_status (
  player_id text not null references identity.player (id) on delete cascade,
  register text not null check (register <> ''),
  -- When the platform last tried to ask, with or without a reply.
  attempted_at timestamptz not null,
  -- When the latest answered request was sent; null while none was answered.
  asked_at timestamptz,
  -- The same, at a deposit.
  deposit_asked_at timestamptz,
  is_excluded boolean,
  reference text,
  primary key (player_id, register),
  check (num_nulls(asked_at, is_excluded) in (0, 2))
);
-- National ids that a register needs, encrypted with a key that is not in the database.
create table identity.register_national_id (
  player_id text primary key references identity.player (id) on delete cascade,
  encrypted bytea not null
);
-- A person who is in a register cannot register.
alter table identity.registration
  drop constraint registration_outcome_check,
  add constraint registration_outcome_check check (outcome in ('opened', 'emailTaken', 'nationalIdTaken',
    'likeAnExcludedPlayer', 'customerTaken', 'inExclusionRegister')) not valid;
alter table identity.registration
  add column register text,
  add column register_reference text;
