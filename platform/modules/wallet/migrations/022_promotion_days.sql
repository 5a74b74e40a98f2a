-- MONEY-10: what each studio paid in promotional wins on each UTC day.
create table wallet.promotion_day (
  studio   text   not null,
  currency text   not null,
  day      date   not null,
  paid     bigint not null default 0 check (paid >= 0),
  primary key (studio, currency, day)
);
