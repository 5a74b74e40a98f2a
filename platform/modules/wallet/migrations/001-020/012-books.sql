-- What bookkeepers ask for: when a pending transfer came to its end, corrections with their reason, and an order by
-- player and time.

-- The end of a pending transfer is a movement of its own when money comes to the player by it: numbered, with the
-- balance after it. Without it a statement would have a hole, and a past day could not be computed again.
create table wallet.conclusion (
  transfer      bigint      primary key,
  player_id     text        not null,
  verdict       text        not null check (verdict in ('posted', 'voided')),
  -- To the real account of the player.
  came_back     bigint      not null check (came_back >= 0),
  balance_after bigint      not null,
  bonus_after   bigint      not null,
  sequence      bigint,
  concluded_at  timestamptz not null
);
create index conclusion_of_player on wallet.conclusion (player_id, concluded_at, sequence) where sequence is not null;

-- Why an operator moved money, and which.
create table wallet.correction (
  key          text        primary key,
  player_id    text        not null,
  reason       text        not null check (reason <> ''),
  operator     text        not null check (operator <> ''),
  corrected_at timestamptz not null
);

create function wallet.refuse_any_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is written down in the books is never changed or deleted';
end $$;
create trigger conclusion_is_immutable before update or delete on wallet.conclusion
  for each row execute function wallet.refuse_any_change();
create trigger conclusion_is_kept before truncate on wallet.conclusion
  for each statement execute function wallet.refuse_any_change();
create trigger correction_is_immutable before update or delete on wallet.correction
  for each row execute function wallet.refuse_any_change();
create trigger correction_is_kept before truncate on wallet.correction
  for each statement execute function wallet.refuse_any_change();

alter table wallet.account
  drop constraint account_kind_check,
  add constraint account_kind_check
    check (kind in ('real', 'bonus', 'game', 'funding', 'promotion', 'owed', 'correction', 'jackpot'));
insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
select 'correction', brand, currency, minor_digits, opened_at from wallet.account where kind = 'funding';

-- A statement reads a player's movements of a period, the latest first.
create index transfer_of_player on wallet.transfer (player_id, created_at, sequence) where sequence is not null;

-- As in 004; its event tells of the bonus that runs (WALLET-02), and the end is written down.
drop function wallet.conclude(text, text, text, timestamptz);
create function wallet.conclude(of_caller text, of_key text, given text, at timestamptz)
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
