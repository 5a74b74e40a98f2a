-- Ends a pending transfer: posted, the payment counts; voided, it never happened. The same verdict again changes nothing.
create or replace function wallet.end_pending(of_caller text, of_key text, verdict text, at timestamptz)
returns setof wallet.outcome language plpgsql as $$
declare
  pending  wallet.transfer;
  outcome  wallet.outcome;
  last     bigint;
  returned bigint;
begin
  -- The transfer before its player: read together with the player, it could be ended between the two reads.
  select * into pending from wallet.transfer where caller = of_caller and key = of_key and leg = 0;
  select sequence into last from wallet.account where player_id = pending.player_id and kind = 'real' for update;
  -- Once more under the lock: another call may have ended it meanwhile.
  select * into pending from wallet.transfer where id = pending.id;
  outcome := wallet.player_outcome(pending.player_id, at);

  if pending.id is null then
    outcome.refusal := 'UnknownTransfer';
  elsif pending.status <> 'pending' then
    outcome.refusal := case when pending.status <> verdict then 'TransactionConflict' end;
  else
    update wallet.transfer set status = verdict where id = pending.id;
    -- Reserved money of a voided transfer returns; expected money of a posted one arrives.
    returned := case when (pending.debit = outcome.real_account) = (verdict = 'voided') then pending.amount else 0 end;
    if returned > 0 then
      outcome.balance := outcome.balance + returned;
      outcome.sequence := last + 1;
      outcome.amount := returned;
      outcome.money_type := case when pending.debit = outcome.real_account then 'Withdrawal' else 'Deposit' end;
    end if;
    insert into wallet.conclusion (transfer, player_id, verdict, came_back, balance_after, bonus_after, sequence,
                                   concluded_at)
    values (pending.id, pending.player_id, end_pending.verdict, returned, outcome.balance, outcome.bonus,
            outcome.sequence, at);
  end if;
  perform wallet.write_batch('{}', '{}', '{}', array[outcome], at);
  return next outcome;
end $$;
