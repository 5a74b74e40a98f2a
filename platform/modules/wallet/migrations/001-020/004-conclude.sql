-- Ends a pending transfer: posted, the payment counts; voided, it never happened. Twice has the effect of once.
create function wallet.conclude(of_caller text, of_key text, verdict text, at timestamptz) returns setof wallet.outcome
language plpgsql as $$
declare
  moved   wallet.transfer;
  player  wallet.account;
  bonus   wallet.account;
  back    bigint;           -- what comes to the player by the verdict
  outcome wallet.outcome;
begin
  select p.* into player from wallet.account p join wallet.transfer t on t.player_id = p.player_id
  where t.caller = of_caller and t.key = of_key and t.leg = 0 and p.kind = 'real' for update of p;
  select * into moved from wallet.transfer where caller = of_caller and key = of_key and leg = 0;
  select * into bonus from wallet.account where player_id = player.player_id and kind = 'bonus';
  outcome := row(1, null, player.player_id, player.brand, player.currency, player.minor_digits, player.id, bonus.id,
                 player.balance, bonus.balance, null, null, null, null, null, null);

  if moved.id is null then
    outcome.refusal := 'UnknownTransfer';
  elsif moved.status <> 'pending' then
    outcome.refusal := case when moved.status <> verdict then 'TransactionConflict' end;
  else
    update wallet.transfer set status = verdict where id = moved.id;
    -- Reserved money of a voided transfer returns; expected money of a posted one arrives.
    back := case when (moved.debit = player.id) = (verdict = 'voided') then moved.amount else 0 end;
    if back > 0 then
      outcome.balance := player.balance + back;
      outcome.sequence := player.sequence + 1;
      outcome.amount := back;
      outcome.money_type := case when moved.debit = player.id then 'Withdrawal' else 'Deposit' end;
    end if;
  end if;
  perform wallet.write_down('{}', '{}', '{}', array[outcome], at);
  return next outcome;
end $$;
