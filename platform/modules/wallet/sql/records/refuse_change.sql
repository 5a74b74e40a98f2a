-- A transfer may only change from pending to posted or voided. Errors are corrected by posting another transfer.
create or replace function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'pending' and new.status in ('posted', 'voided')
     and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  raise exception 'a transfer is never changed or deleted: correct it by another one';
end $$;

create or replace trigger transfer_is_immutable before update or delete on wallet.transfer
  for each row execute function wallet.refuse_change();
create or replace trigger transfer_is_kept before truncate on wallet.transfer
  for each statement execute function wallet.refuse_change();
