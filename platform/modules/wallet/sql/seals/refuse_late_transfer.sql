-- MONEY-11: a day that is sealed, or about to be, takes no more transfers. The check reads one row for each statement.
create or replace function wallet.refuse_late_transfer() returns trigger language plpgsql as $$
declare
  closed timestamptz := (select closed_until from wallet.closing);
begin
  if exists (select from written where created_at < closed) then
    raise exception 'a transfer before % belongs to a sealed day: is the clock of this node slow?', closed;
  end if;
  return null;
end $$;

create or replace trigger sealed_days_are_closed after insert on wallet.transfer
  referencing new table as written for each statement execute function wallet.refuse_late_transfer();
