-- What stakes have given at a brand whose draw failed, in the order in which it came: the first of what is drawn there
-- when that goes again.
create table jackpot.waiting (
  number  bigint generated always as identity primary key,
  brand   text   not null,
  -- As many as are in `entries`: bet, player, minor units, currency, moment.
  gifts   int    not null check (gifts > 0),
  entries jsonb  not null
);
create index waiting_of_brand on jackpot.waiting (brand, number);

-- Periods whose lists may still grow, among all that ever were.
create index untold_period on jackpot.period (brand, id) where revealed_at is null;
