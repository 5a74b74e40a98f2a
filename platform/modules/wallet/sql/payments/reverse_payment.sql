-- Reverses a posted payment between the player and funding, whole and once: a payout that was sent back, a deposit that
-- was charged back. A charge-back takes what the real balance has; 'owed' pays the rest, so that no balance is negative.
create or replace function wallet.reverse_payment(command jsonb, at timestamptz) returns setof wallet.outcome
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  c       wallet.command_state;
  payment record;
  to_real bigint;
  outcome wallet.outcome;
begin
  perform 1 from wallet.account where kind = 'real' and player_id = command ->> 'player' for update;
  select * into c from wallet.batch_state(jsonb_build_array(command), at);
  select t.*, r.id is not null as is_reversed into payment
  from wallet.transfer t left join wallet.transfer r on r.reverses = t.id
  where t.caller = c.caller and t.key = c.rolls_back and t.leg = 0;

  outcome := row(0, case
    when c.real_account is null then 'UnknownPlayer'
    when c.known_hash <> c.payload_hash then 'TransactionConflict'
    when c.known_hash is not null then null
    when payment.id is null or payment.player_id <> c.player_id then 'UnknownTransfer'
    when payment.recipe <> command ->> 'undoes' or payment.status <> 'posted' or payment.is_reversed
      then 'TransactionConflict' end,
    c.player_id, c.brand, c.account_currency, c.minor_digits, c.real_account, c.bonus_account,
    coalesce(c.known_balance, c.real_balance), coalesce(c.known_bonus, c.bonus_balance),
    null, null, null, null, null, null, null, null, null)::wallet.outcome;
  if outcome.refusal is not null or c.known_hash is not null then
    return next outcome;
    return;
  end if;

  to_real := case when payment.credit = c.real_account then -least(payment.amount, c.real_balance)
                  else payment.amount end;
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
         part.debit, payment.debit, part.amount, 'posted',
         case when row_number() over (order by part.n) = 1 then payment.id end,
         outcome.balance, outcome.bonus, outcome.sequence, at
  from wallet.account owed
  cross join lateral (values (0, payment.credit, abs(to_real)),
                             (1, owed.id, payment.amount - abs(to_real))) as part(n, debit, amount)
  where owed.player_id is null and owed.brand = c.brand and owed.currency = c.account_currency and owed.kind = 'owed'
    and part.amount > 0;
  perform wallet.write_batch('{}', '{}', '{}', array[outcome], at);
  return next outcome;
end $$;
