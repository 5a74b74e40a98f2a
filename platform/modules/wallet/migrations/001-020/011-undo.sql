-- What a bank or a payment provider undoes after it was done: a payout sent back, a deposit charged back.

-- Posts one command that undoes a posted transfer between the player and funding, whole and once. Money that comes
-- back to the player is his at once. Money that is taken from him is taken as far as his real balance reaches; the
-- rest is a transfer from 'owed' to funding, so that the books know of it and no balance goes below nothing.
create function wallet.undo(command jsonb, at timestamptz) returns setof wallet.outcome
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  c       record;
  target  record;
  to_real bigint;
  unmet   bigint;           -- what a chargeback asks for and the real account does not hold,
  debts   bigint;           -- and the house's account that holds it
  outcome wallet.outcome;
begin
  perform 1 from wallet.account where kind = 'real' and player_id = command ->> 'player' for update;
  select * into c from wallet.situation(jsonb_build_array(command), at);
  select t.*, r.id is not null as is_undone into target
  from wallet.transfer t left join wallet.transfer r on r.reverses = t.id
  where t.caller = c.caller and t.key = c.rolls_back and t.leg = 0;

  outcome.ordinal := 0;
  outcome.refusal := case
    when c.real_account is null then 'UnknownPlayer'
    when c.known_hash <> c.payload_hash then 'TransactionConflict'
    when c.known_hash is not null then null
    when target.id is null or target.player_id <> c.player_id then 'UnknownTransfer'
    when target.recipe <> command ->> 'undoes' or target.status <> 'posted' or target.is_undone
      then 'TransactionConflict' end;
  outcome.player_id := c.player_id;
  outcome.brand := c.brand;
  outcome.currency := c.account_currency;
  outcome.minor_digits := c.minor_digits;
  outcome.real_account := c.real_account;
  outcome.bonus_account := c.bonus_account;
  outcome.balance := coalesce(c.known_balance, c.real_balance);
  outcome.bonus := coalesce(c.known_bonus, c.bonus_balance);
  if outcome.refusal is not null or c.known_hash is not null then
    return next outcome;
    return;
  end if;

  to_real := case when target.credit = c.real_account then -least(target.amount, c.real_balance) else target.amount end;
  unmet := case when target.credit = c.real_account then target.amount + to_real else 0 end;
  select id into debts from wallet.account
  where player_id is null and brand = c.brand and currency = c.account_currency and kind = 'owed';
  if to_real <> 0 then
    outcome.balance := c.real_balance + to_real;
    outcome.sequence := c.sequence + 1;
    outcome.amount := to_real;
    outcome.money_type := c.money_type;
    outcome.bonus_id := case when c.bonus_over then null else c.bonus_id end;
    outcome.wagered := c.wagered;
    outcome.required := c.required;
  end if;
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
                               reverses, balance_after, bonus_after, sequence, created_at)
  select c.caller, c.key, row_number() over (order by part.n) - 1, c.payload_hash, c.recipe, c.player_id,
         part.debit, target.debit, part.amount, 'posted',
         case when row_number() over (order by part.n) = 1 then target.id end,
         outcome.balance, outcome.bonus, outcome.sequence, at
  from (values (0, target.credit, abs(to_real)), (1, debts, unmet)) as part(n, debit, amount)
  where part.amount > 0;
  perform wallet.write_down('{}', '{}', '{}', array[outcome], at);
  return next outcome;
end $$;
