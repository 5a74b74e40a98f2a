-- Pots of each brand: when each began anew, and what it holds by currency, in ten thousandths of a minor unit, so that
-- a contribution divides without a rest. `reserve` pays for the amounts that the others begin with.
create table jackpot.pot (
  brand     text        not null,
  pot       text        not null check (pot in ('mega', 'major', 'minor', 'shared', 'reserve')),
  seeded_at timestamptz not null,
  -- How often it has begun.
  begun     int         not null check (begun >= 0),
  primary key (brand, pot)
) with (fillfactor = 50);
create table jackpot.held (
  brand    text   not null,
  pot      text   not null,
  currency text   not null,
  units    bigint not null,
  primary key (brand, pot, currency)
) with (fillfactor = 50);

-- D8: a seed is drawn and its hash published before its period begins, with what is promised for it. What has been
-- written down is never changed; the one change there is: the seed is told.
create table jackpot.period (
  brand       text        not null,
  id          int         not null,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null check (ends_at > starts_at),
  commitment  text        not null,
  seed        text        not null,
  terms       jsonb       not null,
  revealed_at timestamptz,
  primary key (brand, id)
);
create function jackpot.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'period' and tg_op = 'UPDATE' and old.revealed_at is null
     and to_jsonb(new) - 'revealed_at' = to_jsonb(old) - 'revealed_at' then
    return new;
  end if;
  raise exception 'what was promised or won is never changed or deleted';
end $$;
create trigger period_is_immutable before update or delete on jackpot.period
  for each row execute function jackpot.refuse_change();
create trigger period_is_kept before truncate on jackpot.period
  for each statement execute function jackpot.refuse_change();

create table jackpot.win (
  ordinal    bigint generated always as identity primary key,
  id         text        not null unique,
  brand      text        not null,
  -- Null for a bet that fell into none.
  period     int,
  bet        text        not null,
  pot        text        not null,
  decided_by text        not null check (decided_by in ('odds', 'ceiling', 'time', 'staged')),
  player_id  text        not null,
  euro_cents bigint      not null check (euro_cents > 0),
  paid       bigint      not null check (paid > 0),
  currency   text        not null,
  -- Who shared the shared pot with it: player, what each got, its currency.
  community  jsonb       not null,
  won_at     timestamptz not null
);
create index win_of_period on jackpot.win (brand, period, ordinal);
create index win_of_player on jackpot.win (player_id, ordinal);
create trigger win_is_immutable before update or delete on jackpot.win
  for each row execute function jackpot.refuse_change();
create trigger win_is_kept before truncate on jackpot.win
  for each statement execute function jackpot.refuse_change();

-- JACK-36; each change is kept, with who made it.
create table jackpot.opt_in (
  player_id  text        primary key,
  brand      text        not null,
  opted_in   boolean     not null,
  -- Contribution by currency, in minor units.
  chosen     jsonb       not null,
  changed_at timestamptz not null
);
create table jackpot.opt_in_change (
  id         bigint generated always as identity primary key,
  player_id  text        not null,
  opted_in   boolean     not null,
  -- In minor units of the wallet; null for one that opts out.
  amount     bigint,
  cause      text        not null,
  changed_at timestamptz not null
);
create index change_of_player on jackpot.opt_in_change (player_id, id);

-- What each player has given since the shared pot was last paid, in millionths of a euro.
create table jackpot.contributor (
  brand     text   not null,
  player_id text   not null,
  currency  text   not null,
  given     bigint not null,
  primary key (brand, player_id)
) with (fillfactor = 70);
create index contributor_by_given on jackpot.contributor (brand, given desc, player_id);

-- A win that an operator of a demonstration has asked for: done by the next draw, and kept.
create table jackpot.staged_win (
  id        bigint generated always as identity primary key,
  brand     text        not null,
  pot       text        not null,
  player_id text        not null,
  currency  text        not null,
  operator  text        not null check (operator <> ''),
  reason    text        not null check (reason <> ''),
  staged_at timestamptz not null,
  drawn_at  timestamptz
);
create index staged_undrawn on jackpot.staged_win (id) where drawn_at is null;
