-- Trigger function for tables of any module whose rows must never change.
create or replace function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$;

-- For rows that change once: the first of the columns in the arguments is set, and the others may change with it.
create or replace function public.refuse_change_except() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) ->> tg_argv[0] is null and to_jsonb(new) ->> tg_argv[0] is not null
     and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then
    return new;
  end if;
  raise exception 'the record of % is not altered', tg_table_name;
end $$;
