-- Rows of these tables are never changed or deleted, apart from their end.
create or replace trigger house_act_stays before update or delete on identity.house_act
  for each row execute function public.refuse_change();
create or replace trigger banking_decision_stays before update or delete on identity.banking_decision
  for each row execute function public.refuse_change();
create or replace trigger acceptance_stays before update or delete on identity.acceptance
  for each row execute function public.refuse_change();
create or replace trigger exclusion_stays before update or delete on identity.exclusion
  for each row execute function public.refuse_change_except('lifted_at');
create or replace trigger exclusion_lift_stays before update or delete on identity.exclusion_lift
  for each row execute function public.refuse_change_except('closed_at', 'outcome');
create or replace trigger exclusion_review_stays before update on identity.exclusion_review
  for each row execute function public.refuse_change_except('outcome', 'decided_at', 'decided_by', 'decided_why');
create or replace trigger email_change_stays before update or delete on identity.email_change
  for each row execute function public.refuse_change();
