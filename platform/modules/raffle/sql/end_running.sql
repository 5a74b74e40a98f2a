-- Only a running drop may be ended early.
create or replace function raffle.end_running() returns trigger language plpgsql as $$
begin
  if not exists (select from raffle.bounds b where b.drop = new.drop and b.begins_at <= new.ended_at
                                               and new.ended_at < b.over_at) then
    raise exception 'only a drop that runs is ended';
  end if;
  return new;
end $$;

create or replace trigger staged_while_running before insert on raffle.staged_end
  for each row execute function raffle.end_running();
