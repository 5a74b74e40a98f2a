-- Rows of these tables are never changed or deleted.
create or replace trigger is_immutable before update or delete on raffle.drop
  for each row execute function public.refuse_change();
create or replace trigger is_kept before truncate on raffle.drop
  for each statement execute function public.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.staged_end
  for each row execute function public.refuse_change();
create or replace trigger is_kept before truncate on raffle.staged_end
  for each statement execute function public.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.line
  for each row execute function public.refuse_change();
create or replace trigger is_kept before truncate on raffle.line
  for each statement execute function public.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.list
  for each row execute function public.refuse_change();
create or replace trigger is_kept before truncate on raffle.list
  for each statement execute function public.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.drawn
  for each row execute function public.refuse_change();
create or replace trigger is_kept before truncate on raffle.drawn
  for each statement execute function public.refuse_change();
create or replace trigger is_immutable before update or delete on raffle.winner
  for each row execute function public.refuse_change();
create or replace trigger is_kept before truncate on raffle.winner
  for each statement execute function public.refuse_change();
