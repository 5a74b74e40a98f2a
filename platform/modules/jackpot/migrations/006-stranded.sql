-- Who takes part at a brand: they are looked for where its jackpot is there no more.
create index opted_in_of_brand on jackpot.opt_in (brand) where opted_in;
