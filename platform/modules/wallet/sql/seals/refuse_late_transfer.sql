-- MONEY-11: a day that is sealed, or about to be, takes no more transfers; nor does a minute of play that operators have
-- read. The check reads one row for each statement.
create or replace function wallet.refuse_late_transfer() returns trigger language plpgsql as $$
declare
  closing wallet.closing := (select c from wallet.closing c);
  late    timestamptz;
begin
  select min(created_at) into late from written
  where created_at < closing.closed_until
     or (created_at < closing.play_closed_until and recipe in ('bet', 'freeBet', 'win', 'rollback', 'winRollback'));
  if late < closing.closed_until then
    raise exception 'a transfer before % belongs to a sealed day, and this one is of %', closing.closed_until, late
      using hint = 'the clock of the database is behind, or was ahead: docs/runbooks/slo/wallet-fails.md';
  end if;
  if late is not null then
    raise exception 'play before % is summarised already, and this is of %', closing.play_closed_until, late
      using hint = 'the clock of the database is behind, or was ahead: docs/runbooks/slo/wallet-fails.md';
  end if;
  return null;
end $$;

create or replace trigger sealed_days_are_closed after insert on wallet.transfer
  referencing new table as written for each statement execute function wallet.refuse_late_transfer();
