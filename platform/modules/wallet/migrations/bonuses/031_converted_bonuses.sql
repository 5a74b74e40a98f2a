-- How much of a bonus became real money, and how much of that rollbacks of its wins took back. `converted` is null for a
-- bonus that was not converted, or by a node of an older version. `wagered_at` is when its wagering was completed; null
-- until then. The checks are for what is written from now on: to verify all rows would stop bets meanwhile.
alter table wallet.bonus
  add column converted bigint,
  add column taken_back bigint not null default 0,
  add column wagered_at timestamptz,
  add constraint bonus_converted check (converted >= 0) not valid,
  add constraint bonus_taken_back check (taken_back >= 0 and taken_back <= converted) not valid;
