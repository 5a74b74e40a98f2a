-- Of which weeks of a brand it was reckoned what comes back, and by which terms: once, and never changed.
create table cashback.week (
  brand       text        not null,
  from_at     timestamptz not null,
  until_at    timestamptz not null check (until_at > from_at),
  -- What had not moved by then does not count.
  settled_at  timestamptz not null check (settled_at >= until_at),
  percent     int         not null check (percent between 1 and 50),
  -- By currency: minimum and maximum in minor units, as text.
  bounds      jsonb       not null,
  reckoned_at timestamptz not null check (reckoned_at >= settled_at),
  primary key (brand, from_at)
);

-- What one player lost in such a week, and what comes back of it, in minor units of his currency.
create table cashback.share (
  player_id    text        not null,
  brand        text        not null,
  from_at      timestamptz not null,
  currency     text        not null,
  lost         bigint      not null check (lost > 0),
  amount       bigint      not null check (amount >= 0 and amount <= lost),
  -- `none` where nothing comes back of it; `lapsed` where it could not be given in time.
  state        text        not null check (state in ('none', 'waiting', 'given', 'lapsed')),
  -- The reward that was given.
  assignation  text        unique,
  lapses_at    timestamptz not null,
  look_at      timestamptz not null,
  primary key (player_id, from_at),
  foreign key (brand, from_at) references cashback.week,
  constraint nothing_is_none check ((amount = 0) = (state = 'none')),
  constraint given_is_a_reward check ((state = 'given') = (assignation is not null))
);
create index share_waiting on cashback.share (look_at) where state = 'waiting';

-- What was reckoned stays, and what is given or lapsed stays so.
create function cashback.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'share' and old.state = 'waiting'
     and to_jsonb(new) - array['state', 'assignation', 'look_at'] = to_jsonb(old) - array['state', 'assignation', 'look_at'] then
    return new;
  end if;
  raise exception 'what comes back of a week is reckoned once';
end $$;
create trigger week_is_kept before update or delete on cashback.week
  for each row execute function cashback.refuse_change();
create trigger share_is_kept before update or delete on cashback.share
  for each row execute function cashback.refuse_change();
