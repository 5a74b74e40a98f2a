-- These tables are records: none of their rows is changed or deleted.
create or replace trigger entry_stays before update or delete on shop.entry
  for each row execute function public.refuse_change();
