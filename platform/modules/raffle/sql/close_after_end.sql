-- A list may be closed only after its drop has ended.
create or replace function raffle.close_after_end() returns trigger language plpgsql as $$
begin
  if not exists (select from raffle.bounds b where b.drop = new.drop and b.over_at <= new.closed_at) then
    raise exception 'a list is closed when its drop is over';
  end if;
  return new;
end $$;

create or replace trigger closed_after_end before insert on raffle.list
  for each row execute function raffle.close_after_end();
