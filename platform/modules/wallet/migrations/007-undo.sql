-- What a bank or a payment provider undoes after it was done: a payout sent back, a deposit charged back.

-- House accounts beside those of 001: 'owed' holds what players owe after a chargeback their balance could not meet.
alter table wallet.account
  drop constraint account_kind_check,
  add constraint account_kind_check check (kind in ('real', 'bonus', 'game', 'funding', 'promotion', 'owed')),
  drop constraint kind_fits_owner,
  add constraint kind_fits_owner check ((player_id is null) = (kind not in ('real', 'bonus')));
insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
select 'owed', brand, currency, minor_digits, opened_at from wallet.account where kind = 'funding';

-- Who owes is found by these few rows.
create index transfer_of_debtor on wallet.transfer (player_id) where recipe = 'chargeback';

-- Posts one command that undoes a posted transfer between the player and funding, whole and once. Money that comes
-- back to the player is his at once. Money that is taken from him is taken as far as his real balance reaches; the
-- rest is a transfer from 'owed' to funding, so that the books know of it and no balance goes below nothing.
create function wallet.undo(command jsonb, at timestamptz) returns setof wallet.outcome
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  c         record;
  target    record;
  refusal   text;
  to_real   bigint := 0;
  unmet     bigint := 0;
  outcome   wallet.outcome;
  transfers wallet.transfer[] := '{}';
begin
  perform 1 from wallet.account where kind = 'real' and player_id = command ->> 'player' for update;
  select * into c from wallet.situation(jsonb_build_array(command));
  select t.*, r.id is not null as is_undone into target
  from wallet.transfer t left join wallet.transfer r on r.reverses = t.id
  where t.caller = c.caller and t.key = c.rolls_back and t.leg = 0;

  refusal := case
    when c.real_account is null then 'UnknownPlayer'
    when c.known_hash <> c.payload_hash then 'TransactionConflict'
    when c.known_hash is not null then null
    when target.id is null or target.player_id <> c.player_id then 'UnknownTransfer'
    when target.recipe <> command ->> 'undoes' or target.status <> 'posted' or target.is_undone
      then 'TransactionConflict' end;
  outcome := row(0, refusal, c.player_id, c.brand, c.account_currency, c.minor_digits, c.real_account,
                 c.bonus_account, coalesce(c.known_balance, c.real_balance), coalesce(c.known_bonus, c.bonus_balance),
                 null, null, null, c.bonus_id, c.wagered, c.required);
  if refusal is not null or c.known_hash is not null then
    return next outcome;
    return;
  end if;

  if target.credit = c.real_account then
    to_real := -least(target.amount, c.real_balance);
    unmet := target.amount + to_real;
  else
    to_real := target.amount;
  end if;
  if to_real <> 0 then
    outcome.balance := c.real_balance + to_real;
    outcome.sequence := c.sequence + 1;
    outcome.amount := to_real;
    outcome.money_type := c.money_type;
    transfers := array_append(transfers, row(null, c.caller, c.key, 0, c.payload_hash, c.recipe, c.player_id,
      target.credit, target.debit, abs(to_real), 'posted', null, target.id,
      outcome.balance, outcome.bonus, outcome.sequence, at)::wallet.transfer);
  end if;
  if unmet > 0 then
    transfers := array_append(transfers, row(null, c.caller, c.key, case when to_real = 0 then 0 else 1 end,
      c.payload_hash, c.recipe, c.player_id,
      (select id from wallet.account where player_id is null and brand = c.brand and currency = c.account_currency
         and kind = 'owed'),
      target.debit, unmet, 'posted', null, case when to_real = 0 then target.id end,
      outcome.balance, outcome.bonus, outcome.sequence, at)::wallet.transfer);
  end if;
  perform wallet.write_down(transfers, '{}', '{}', array[outcome], at);
  return next outcome;
end $$;

-- As in 004, and its event tells of the bonus that runs (WALLET-02).
create or replace function wallet.conclude(of_caller text, of_key text, verdict text, at timestamptz)
returns setof wallet.outcome language plpgsql as $$
declare
  moved   wallet.transfer;
  player  wallet.account;
  bonus   wallet.account;
  running wallet.bonus;
  back    bigint;           -- what comes to the player by the verdict
  outcome wallet.outcome;
begin
  select p.* into player from wallet.account p join wallet.transfer t on t.player_id = p.player_id
  where t.caller = of_caller and t.key = of_key and t.leg = 0 and p.kind = 'real' for update of p;
  select * into moved from wallet.transfer where caller = of_caller and key = of_key and leg = 0;
  select * into bonus from wallet.account where player_id = player.player_id and kind = 'bonus';
  select * into running from wallet.bonus where player_id = player.player_id and status = 'Active';
  outcome := row(1, null, player.player_id, player.brand, player.currency, player.minor_digits, player.id, bonus.id,
                 player.balance, bonus.balance, null, null, null, running.id, running.wagered, running.required);

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
