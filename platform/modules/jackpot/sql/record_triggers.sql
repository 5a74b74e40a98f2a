-- Rows of these tables are never changed or deleted, apart from the seed of a period, which is revealed once.
create or replace trigger period_is_immutable before update or delete on jackpot.period
  for each row execute function public.refuse_change_except('revealed_at');
create or replace trigger period_is_kept before truncate on jackpot.period
  for each statement execute function public.refuse_change();
create or replace trigger win_is_immutable before update or delete on jackpot.win
  for each row execute function public.refuse_change();
create or replace trigger win_is_kept before truncate on jackpot.win
  for each statement execute function public.refuse_change();
create or replace trigger sheet_is_immutable before update or delete on jackpot.sheet
  for each row execute function public.refuse_change();
create or replace trigger sheet_is_kept before truncate on jackpot.sheet
  for each statement execute function public.refuse_change();
create or replace trigger list_is_immutable before update or delete on jackpot.ticket_list
  for each row execute function public.refuse_change();
create or replace trigger list_is_kept before truncate on jackpot.ticket_list
  for each statement execute function public.refuse_change();
