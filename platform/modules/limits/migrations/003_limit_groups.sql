-- LIMIT-13: accounts of one person that share limits at all brands of a licence.
create table limits.limit_group (
  id text primary key,
  -- Of the shared limits' amounts.
  currency text not null,
  -- The time zone in which the days of the shared limits begin.
  time_zone text not null,
  created_at timestamptz not null
);

-- Accounts join a group and never leave it. A group that turns out to be of the same person is merged into the older one.
create table limits.group_member (
  player_id text primary key,
  group_id text not null references limits.limit_group,
  currency text not null,
  -- Value of one minor unit of the account's currency, in millionths of a minor unit of the group's; recorded once.
  rate bigint not null check (rate > 0),
  joined_at timestamptz not null
);
create index group_member_of_group on limits.group_member (group_id);

-- The holder of a limit is a player or a group.
alter table limits.held rename column player_id to holder;
alter table limits.change rename column player_id to holder;
alter table limits.step rename column player_id to holder;
