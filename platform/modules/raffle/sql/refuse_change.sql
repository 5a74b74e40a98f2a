create or replace function raffle.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was promised, listed or won is never changed or deleted';
end $$;

create or replace trigger is_immutable before update or delete on raffle.drop
  for each row execute function raffle.refuse_change();
create or replace trigger is_kept before truncate on raffle.drop
  for each statement execute function raffle.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.staged_end
  for each row execute function raffle.refuse_change();
create or replace trigger is_kept before truncate on raffle.staged_end
  for each statement execute function raffle.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.line
  for each row execute function raffle.refuse_change();
create or replace trigger is_kept before truncate on raffle.line
  for each statement execute function raffle.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.list
  for each row execute function raffle.refuse_change();
create or replace trigger is_kept before truncate on raffle.list
  for each statement execute function raffle.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.drawn
  for each row execute function raffle.refuse_change();
create or replace trigger is_kept before truncate on raffle.drawn
  for each statement execute function raffle.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.winner
  for each row execute function raffle.refuse_change();
create or replace trigger is_kept before truncate on raffle.winner
  for each statement execute function raffle.refuse_change();
