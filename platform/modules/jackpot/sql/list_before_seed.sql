-- A seed may be revealed only after its ticket list is closed.
create or replace function jackpot.list_before_seed() returns trigger language plpgsql as $$
begin
  if not exists (select from jackpot.ticket_list l
                 where l.brand = new.brand and l.period = new.id and l.closed_at < new.revealed_at) then
    raise exception 'a seed is told after the list of its bets';
  end if;
  return new;
end $$;

create or replace trigger seed_comes_last before update on jackpot.period
  for each row when (new.revealed_at is not null) execute function jackpot.list_before_seed();
