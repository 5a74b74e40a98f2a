-- Who gave most is found by how large it is, and by the amount itself only among those as large: with the amount in an
-- index every gift would write there too.
alter table jackpot.contributor
  add column magnitude smallint not null generated always as (case when given > 0 then floor(ln(given)) else -1 end) stored;
drop index jackpot.contributor_by_given;
create index contributor_by_magnitude on jackpot.contributor (brand, magnitude);
