create or replace function calendar.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a door that was opened stays so';
end $$;

create or replace trigger opening_stays before update or delete on calendar.opening
  for each row execute function calendar.refuse_change();
