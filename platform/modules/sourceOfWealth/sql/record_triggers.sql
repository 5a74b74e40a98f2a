-- Rows of these tables are never changed or deleted.
create or replace trigger entry_stays before update or delete on compliance.entry
  for each row execute function public.refuse_change();
create or replace trigger review_notice_stays before update or delete on compliance.review_notice
  for each row execute function public.refuse_change();
