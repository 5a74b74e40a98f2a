create or replace trigger opening_stays before update or delete on calendar.opening
  for each row execute function public.refuse_change();
