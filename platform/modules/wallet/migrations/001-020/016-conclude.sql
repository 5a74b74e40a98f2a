-- What is to be concluded is found before its player is: read together with him it could come between the two, and the
-- verdict then belonged to nobody.
create or replace function wallet.conclude(of_caller text, of_key text, given text, at timestamptz)
returns setof wallet.outcome language plpgsql as $$
declare
  moved   wallet.transfer;
  player  wallet.account;
  bonus   wallet.account;
  running wallet.bonus;
  back    bigint;           -- what comes to the player by the verdict
  outcome wallet.outcome;
begin
  select * into moved from wallet.transfer where caller = of_caller and key = of_key and leg = 0;
  select * into player from wallet.account where player_id = moved.player_id and kind = 'real' for update;
  -- Anew under the lock: who waited for it reads what the one before has made of the transfer.
  select * into moved from wallet.transfer where id = moved.id;
  select * into bonus from wallet.account where player_id = player.player_id and kind = 'bonus';
  select * into running from wallet.bonus
  where player_id = player.player_id and status = 'Active' and (expires_at is null or expires_at > at);
  outcome.ordinal := 0;
  outcome.player_id := player.player_id;
  outcome.brand := player.brand;
  outcome.currency := player.currency;
  outcome.minor_digits := player.minor_digits;
  outcome.real_account := player.id;
  outcome.bonus_account := bonus.id;
  outcome.balance := player.balance;
  outcome.bonus := bonus.balance;
  outcome.bonus_id := running.id;
  outcome.wagered := running.wagered;
  outcome.required := running.required;

  if moved.id is null then
    outcome.refusal := 'UnknownTransfer';
  elsif moved.status <> 'pending' then
    outcome.refusal := case when moved.status <> given then 'TransactionConflict' end;
  else
    update wallet.transfer set status = given where id = moved.id;
    -- Reserved money of a voided transfer returns; expected money of a posted one arrives.
    back := case when (moved.debit = player.id) = (given = 'voided') then moved.amount else 0 end;
    if back > 0 then
      outcome.balance := player.balance + back;
      outcome.sequence := player.sequence + 1;
      outcome.amount := back;
      outcome.money_type := case when moved.debit = player.id then 'Withdrawal' else 'Deposit' end;
    end if;
    insert into wallet.conclusion (transfer, player_id, verdict, came_back, balance_after, bonus_after, sequence,
                                   concluded_at)
    values (moved.id, player.player_id, given, back, outcome.balance, outcome.bonus, outcome.sequence, at);
  end if;
  perform wallet.write_down('{}', '{}', '{}', array[outcome], at);
  return next outcome;
end $$;
