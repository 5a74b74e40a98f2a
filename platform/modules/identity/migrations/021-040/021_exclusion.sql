-- What players have taken to stop: time-outs and exclusions. What holds now stands in the player (005_player_data.sql);
-- here is how it came to be. No row refers to a player, so that it outlives an account that is erased (X9).

-- One row for each account that it holds for: the one that it was taken on, and those of the same person (X3).
create table identity.exclusion (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('Timeout', 'Exclusion')),
  player_id text not null,
  taken_by text not null,
  -- As the licence has it: days of a time-out, `P6M`, `indefinite`.
  term text not null,
  taken_at timestamptz not null,
  ends_at timestamptz check (ends_at > taken_at),
  session_id text not null,
  -- The caller's own name for it; null in the rows of accounts that it reaches.
  idempotency_key text,
  -- X5
  lifted_at timestamptz,
  check (kind = 'Exclusion' or (ends_at is not null and lifted_at is null)),
  unique (player_id, idempotency_key)
);
create index exclusion_of_player on identity.exclusion (player_id, id);
create index exclusion_by_taker on identity.exclusion (taken_by) where lifted_at is null;

-- X5: an end that was asked for. One at a time is open.
create table identity.exclusion_lift (
  id bigint generated always as identity primary key,
  player_id text not null,
  reason text not null check (reason <> ''),
  session_id text not null,
  asked_at timestamptz not null,
  -- No wait is shorter, whatever a licence's data says.
  ready_at timestamptz not null check (ready_at >= asked_at + interval '24 hours'),
  lapses_at timestamptz not null check (lapses_at > ready_at),
  closed_at timestamptz,
  outcome text check (outcome in ('lifted', 'cancelled', 'lapsed', 'overtaken')),
  check ((closed_at is null) = (outcome is null)),
  check (outcome is distinct from 'lifted' or closed_at >= ready_at)
);
create unique index exclusion_lift_open on identity.exclusion_lift (player_id) where closed_at is null;

-- Of either a row is written once, and closed once.
create function identity.keep_exclusion() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  if tg_table_name = 'exclusion' then
    if old.lifted_at is not null or to_jsonb(new) - 'lifted_at' <> to_jsonb(old) - 'lifted_at' then
      raise exception 'the record of % is not altered', tg_table_name;
    end if;
  elsif old.closed_at is not null
    or to_jsonb(new) - '{closed_at,outcome}'::text[] <> to_jsonb(old) - '{closed_at,outcome}'::text[] then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  return new;
end $$;
create trigger exclusion_stays before update or delete on identity.exclusion
  for each row execute function identity.keep_exclusion();
create trigger exclusion_lift_stays before update or delete on identity.exclusion_lift
  for each row execute function identity.keep_exclusion();

-- X9: by what somebody is known again whose account is gone, for as long as it holds: keyed hashes of licence, day of birth
-- and name, in each spelling that is one typo away. Who has this table alone can try no name.
create table identity.exclusion_mark (
  mark bytea not null,
  -- Of the whole name; otherwise of some of its words.
  is_whole boolean not null,
  exclusion_id bigint not null references identity.exclusion (id),
  primary key (mark, is_whole, exclusion_id)
);
create table identity.exclusion_key (
  is_the_one boolean primary key default true check (is_the_one),
  -- 244 random bits.
  secret bytea not null
);
insert into identity.exclusion_key (secret)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- Whom a newcomer, or somebody who excludes himself, is compared with.
drop index identity.player_excluded_by_birth;
create index player_by_birth on identity.player (birth_date);
