-- For the triggers of tables whose rows are written once, in whichever module.
create or replace function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$;
