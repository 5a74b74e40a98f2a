-- EXCLUSION-06: by what players who may be one person are found. Birth date, phone and national id have their own columns.
create table identity.match_key (
  player_id text not null references identity.player (id) on delete cascade,
  kind text not null check (kind in ('email', 'mailboxName', 'address', 'nationalId', 'paymentAccount', 'device')),
  value text not null check (value <> ''),
  primary key (kind, value, player_id)
);
create index match_key_by_player on identity.match_key (player_id);
create index phone_by_number on identity.phone (number);
create index player_by_phone_given on identity.player (phone_given) where phone_given is not null;

-- Who a player is by documents, a bank or a person of the operator's staff, beside what the player has typed.
create table identity.verified_identity (
  player_id text primary key references identity.player (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  verified_at timestamptz not null
);
create index verified_identity_by_birth on identity.verified_identity (birth_date);

-- Closed for play until it is decided whether the player is somebody who is excluded.
alter table identity.player
  add column review_since timestamptz,
  -- When the exclusion it is about ends; null without an end.
  add column review_ends_at timestamptz;

create table identity.exclusion_review (
  id bigint generated always as identity primary key,
  player_id text not null references identity.player (id) on delete cascade,
  -- The excluded account; null for one that has been erased.
  other_id text,
  occasion text not null check (occasion in ('registration', 'exclusion', 'deposit', 'verification', 'phone')),
  score integer not null,
  parts jsonb not null,
  opened_at timestamptz not null,
  ends_at timestamptz,
  outcome text check (outcome in ('cleared', 'confirmed', 'matched', 'verifiedOther', 'renewed', 'lifted')),
  decided_at timestamptz,
  decided_by text,
  decided_why text,
  check (num_nulls(outcome, decided_at, decided_by, decided_why) in (0, 4))
);
create unique index exclusion_review_open on identity.exclusion_review (player_id, other_id) nulls not distinct
  where outcome is null;
create index exclusion_review_queue on identity.exclusion_review (opened_at) where outcome is null;
create index exclusion_review_by_other on identity.exclusion_review (other_id) where outcome is null;

create function identity.keep_exclusion_review() returns trigger language plpgsql as $$
declare
  decision constant text[] := '{outcome,decided_at,decided_by,decided_why}';
begin
  if old.outcome is not null or to_jsonb(new) - decision <> to_jsonb(old) - decision then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  return new;
end $$;
create trigger exclusion_review_stays before update on identity.exclusion_review
  for each row execute function identity.keep_exclusion_review();

-- Players to be compared again, as an exclusion was being taken while they were compared.
create table identity.match_due (
  player_id text primary key references identity.player (id) on delete cascade,
  since timestamptz not null
);
