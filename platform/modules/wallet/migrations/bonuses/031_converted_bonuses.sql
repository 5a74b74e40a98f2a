-- How much of a bonus became real money, and how much of that rollbacks of its wins took back. `converted` is null for a
-- bonus that was not converted, or by a node of an older version. `wagered_at` is when its wagering was completed; null
-- until then.
alter table wallet.bonus
  add column converted bigint check (converted >= 0),
  add column taken_back bigint not null default 0 check (taken_back >= 0),
  add column wagered_at timestamptz,
  add constraint bonus_taken_back check (taken_back <= converted) not valid;
