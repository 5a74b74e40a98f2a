-- Rows of these tables are never changed or deleted.
create or replace trigger entry_stays before update or delete on reality_check.entry
  for each row execute function public.refuse_change();
