-- LIMIT-13: loss limits that several accounts of one person share. They are in this schema so that the statement that
-- posts a stake also checks and updates them.
create table wallet.limit_group (
  id      text   primary key,
  -- Grows with each change of the limits or their use. What was decided is written only while it is the same, so that
  -- two accounts can never use the same room.
  version bigint not null default 0
) with (fillfactor = 80);

create table wallet.limit_member (
  player_id text   primary key,
  group_id  text   not null references wallet.limit_group,
  -- Value of one minor unit of the player's currency, in millionths of a minor unit of the group's currency. Recorded
  -- once, so that a stake and its rollback count the same.
  rate      bigint not null check (rate > 0)
);
create index limit_member_of_group on wallet.limit_member (group_id);

create table wallet.group_limit (
  group_id  text        not null references wallet.limit_group,
  period    text        not null check (period in ('Day', 'Week', 'Month')),
  -- Like `used` in millionths of a minor unit, which need no rounding.
  amount    numeric     not null check (amount >= 0),
  -- The time zone in which the days of the group begin.
  zone      text        not null,
  -- The period of `used`; the first movement after it starts the next.
  span_from timestamptz not null,
  span_to   timestamptz not null,
  -- Negative when the accounts together have won more than lost.
  used      numeric     not null,
  primary key (group_id, period)
) with (fillfactor = 80);

comment on column wallet.account.limited is
  'Whether the player has rows in wallet.play_limit or wallet.limit_member, which are read only then.';
