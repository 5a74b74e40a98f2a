-- These tables are records: none of their rows is changed or deleted.
create or replace trigger entry_stays before update or delete on gamification.entry
  for each row execute function public.refuse_change();
create or replace trigger stake_entry_stays before update or delete on gamification.stake_entry
  for each row execute function public.refuse_change();
