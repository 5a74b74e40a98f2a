-- Trigger function of a partition: its rows are inserted through the whole table, whose triggers check them.
create or replace function wallet.refuse_direct_write() returns trigger language plpgsql as $$
begin
  raise exception 'wallet.% is not written to directly and never truncated: insert into wallet.transfer', tg_table_name;
end $$;
