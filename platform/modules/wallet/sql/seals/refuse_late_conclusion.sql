-- MONEY-11: refuses the end of a pending transfer at a time that belongs to a sealed day.
create or replace function wallet.refuse_late_conclusion() returns trigger language plpgsql as $$
declare
  closed timestamptz := (select closed_until from wallet.closing);
begin
  if exists (select from written where concluded_at < closed) then
    raise exception 'a conclusion before % belongs to a sealed day', closed
      using hint = 'the clock of the database is behind, or was ahead: docs/runbooks/slo/wallet-fails.md';
  end if;
  return null;
end $$;

create or replace trigger sealed_days_are_closed after insert on wallet.conclusion
  referencing new table as written for each statement execute function wallet.refuse_late_conclusion();
