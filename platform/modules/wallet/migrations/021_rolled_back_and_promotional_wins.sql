-- The wins of a round that their studio took back. Null for none.
alter table wallet.round add column taken_back bigint;
-- MONEY-10: what each studio paid in promotional wins on each UTC day.
create table wallet.promotion_day (
  studio   text   not null,
  currency text   not null,
  day      date   not null,
  paid     bigint not null default 0 check (paid >= 0),
  primary key (studio, currency, day)
);
