-- MONEY-07: a known key gets its first result; with another payload it is refused.
create or replace function wallet.repeat_outcome(c wallet.command_state) returns wallet.outcome language plpgsql as $$
declare
  refusal     text := case
    when c.real_account is null then 'UnknownSession'
    when c.known_hash = '' and c.verb = 'stake' then 'BetRolledBack'
    when c.known_hash <> c.payload_hash then 'TransactionConflict' end;
  contributed bigint;
  held        bigint;
begin
  if c.verb = 'stake' and refusal is null then
    select coalesce(sum(t.amount), 0) into contributed from wallet.transfer t
    where t.caller = c.caller and t.key = c.key and t.leg >= 2;
  elsif c.verb = 'payout' and refusal is null then
    select t.amount into held from wallet.transfer t
    where t.caller = c.caller and t.key = c.key and t.leg = 0 and t.recipe = 'heldWin';
  end if;
  return row(c.ordinal, refusal, c.player_id, c.brand, c.account_currency, c.minor_digits, c.real_account,
    c.bonus_account, c.known_balance, c.known_bonus, null, null, null, null, null, null, contributed, null,
    held)::wallet.outcome;
end $$;
