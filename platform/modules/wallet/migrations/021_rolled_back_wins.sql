-- The wins of a round that their studio took back. Null for none.
alter table wallet.round add column taken_back bigint;
