-- These tables are records: none of their rows is changed or deleted.
create or replace trigger held_win_stays before update or delete on wallet.held_win
  for each row execute function public.refuse_change();
create or replace trigger held_win_decision_stays before update or delete on wallet.held_win_decision
  for each row execute function public.refuse_change();
