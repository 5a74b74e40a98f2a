-- These tables are records: none of their rows is changed or deleted, apart from the end of a hold on a studio.
create or replace trigger held_win_stays before update or delete on wallet.held_win
  for each row execute function public.refuse_change();
create or replace trigger held_win_decision_stays before update or delete on wallet.held_win_decision
  for each row execute function public.refuse_change();
create or replace trigger round_result_stays before update or delete on wallet.round_result
  for each row execute function public.refuse_change();
create or replace trigger conclusion_is_immutable before update or delete on wallet.conclusion
  for each row execute function public.refuse_change();
create or replace trigger conclusion_is_kept before truncate on wallet.conclusion
  for each statement execute function public.refuse_change();
create or replace trigger correction_is_immutable before update or delete on wallet.correction
  for each row execute function public.refuse_change();
create or replace trigger correction_is_kept before truncate on wallet.correction
  for each statement execute function public.refuse_change();
create or replace trigger seal_is_immutable before update or delete on wallet.seal
  for each row execute function public.refuse_change();
create or replace trigger seal_is_kept before truncate on wallet.seal
  for each statement execute function public.refuse_change();
create or replace trigger studio_hold_stays before update or delete on wallet.studio_hold
  for each row execute function public.refuse_change_except('ended_at', 'ended_by', 'end_reason');
