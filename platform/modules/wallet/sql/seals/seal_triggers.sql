create or replace trigger seal_is_immutable before update or delete on wallet.seal
  for each row execute function wallet.refuse_any_change();
create or replace trigger seal_is_kept before truncate on wallet.seal
  for each statement execute function wallet.refuse_any_change();
