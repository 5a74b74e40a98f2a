-- A seed may be revealed only later than the closing of its list.
create or replace function raffle.list_before_seed() returns trigger language plpgsql as $$
begin
  if not exists (select from raffle.list l where l.drop = new.drop and l.closed_at < new.drawn_at) then
    raise exception 'a seed is told after the list of its entries';
  end if;
  return new;
end $$;

create or replace trigger seed_comes_last before insert on raffle.drawn
  for each row execute function raffle.list_before_seed();
