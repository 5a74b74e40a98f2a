-- A row of either table is inserted once and closed once; other changes are refused.
create or replace function identity.refuse_exclusion_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  if tg_table_name = 'exclusion' then
    if old.lifted_at is not null or to_jsonb(new) - 'lifted_at' <> to_jsonb(old) - 'lifted_at' then
      raise exception 'the record of % is not altered', tg_table_name;
    end if;
  elsif old.closed_at is not null
    or to_jsonb(new) - '{closed_at,outcome}'::text[] <> to_jsonb(old) - '{closed_at,outcome}'::text[] then
    raise exception 'the record of % is not altered', tg_table_name;
  end if;
  return new;
end $$;

create or replace trigger exclusion_stays before update or delete on identity.exclusion
  for each row execute function identity.refuse_exclusion_change();
create or replace trigger exclusion_lift_stays before update or delete on identity.exclusion_lift
  for each row execute function identity.refuse_exclusion_change();
