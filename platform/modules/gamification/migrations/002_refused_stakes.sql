-- Stakes that the provider refuses for what they are: beside those that wait, so that they hold up none of them.
create table gamification.refused_stake (
  -- The stake's own, by which the provider would know it.
  id         bigint      primary key,
  player_id  text        not null,
  studio     text        not null,
  game       text        not null,
  euro_cents bigint      not null,
  at         timestamptz not null,
  -- What the provider calls the brand.
  client_id  text        not null,
  -- The provider's own words.
  answer     text        not null,
  refused_at timestamptz not null
);
create index refused_stake_by_client on gamification.refused_stake (client_id, id);

-- What became of each, by whom and why. No row is ever altered.
create table gamification.stake_entry (
  id       bigint      generated always as identity primary key,
  stake_id bigint      not null,
  act      text        not null check (act in ('SetAside', 'ToldAgain')),
  by       text        not null check (by <> ''),
  why      text        not null check (why <> ''),
  at       timestamptz not null
);
create index stake_entry_by_stake on gamification.stake_entry (stake_id, id);
create trigger stake_entry_stays before update or delete on gamification.stake_entry
  for each row execute function public.refuse_change();
