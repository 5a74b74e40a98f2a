-- Trigger function for tables of any module whose rows must never change.
create or replace function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$;
