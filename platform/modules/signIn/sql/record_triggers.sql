-- Rows of these tables are never changed or deleted.
create or replace trigger house_act_stays before update or delete on identity.house_act
  for each row execute function public.refuse_change();
create or replace trigger banking_decision_stays before update or delete on identity.banking_decision
  for each row execute function public.refuse_change();
create or replace trigger acceptance_stays before update or delete on identity.acceptance
  for each row execute function public.refuse_change();
create or replace trigger email_change_stays before update or delete on identity.email_change
  for each row execute function public.refuse_change();
