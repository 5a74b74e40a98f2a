create or replace function wallet.refuse_any_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is written down in the books is never changed or deleted';
end $$;

create or replace trigger conclusion_is_immutable before update or delete on wallet.conclusion
  for each row execute function wallet.refuse_any_change();
create or replace trigger conclusion_is_kept before truncate on wallet.conclusion
  for each statement execute function wallet.refuse_any_change();
create or replace trigger correction_is_immutable before update or delete on wallet.correction
  for each row execute function wallet.refuse_any_change();
create or replace trigger correction_is_kept before truncate on wallet.correction
  for each statement execute function wallet.refuse_any_change();
