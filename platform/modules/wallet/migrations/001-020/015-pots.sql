-- What a player gives to a jackpot with each stake stands here until it is changed, and not in the studio's words: a
-- stake that is sent again has the same words, whatever the player has chosen meanwhile.
create table wallet.standing_contribution (
  player_id text   primary key,
  pot       text   not null,
  amount    bigint not null check (amount > 0)
);

-- What stakes gave to pots, and rollbacks took from them, a row a batch, until the jackpot has taken it in.
-- Each gift: account of the pot, player, studio, key of the bet, amount; less than nothing for one that is taken back.
create table wallet.gathered (
  id          bigint generated always as identity primary key,
  gifts       jsonb       not null,
  gathered_at timestamptz not null
) with (
  -- Rows live for a moment, as those of the outbox.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_delay = 0
);

-- The house puts money into a pot, or takes it out to change it: with nobody's money, under a key like every transfer.
create function wallet.fund_pot(
  of_key text, of_brand text, of_currency text, digits smallint, of_pot text, given bigint, at timestamptz)
returns void language plpgsql as $$
declare
  house bigint;
  pot   bigint;
begin
  insert into wallet.account (kind, name, brand, currency, minor_digits, opened_at)
  values ('promotion', '', of_brand, of_currency, digits, at), ('jackpot', of_pot, of_brand, of_currency, digits, at)
  on conflict do nothing;
  select id into house from wallet.account
  where player_id is null and brand = of_brand and currency = of_currency and kind = 'promotion';
  select id into pot from wallet.account
  where player_id is null and brand = of_brand and currency = of_currency and kind = 'jackpot' and name = of_pot;
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
                               balance_after, bonus_after, created_at)
  values ('foyer:jackpot', of_key, 0, '', 'jackpotFunding', '', case when given > 0 then house else pot end,
          case when given > 0 then pot else house end, abs(given), 'posted', 0, 0, at);
end $$;

-- As in 009; what a stake gives to a jackpot is what stands for its player. A round that the house pays gives nothing.
create or replace function wallet.situation(commands jsonb, at timestamptz)
returns table (
  ordinal int, verb text, caller text, key text, payload_hash text, recipe text, money_type text, round text,
  amount bigint, currency text, rolls_back text, account text, house text, status text, contributions jsonb,
  bonus_asked text, ends_as text, free_rounds text,
  game text, session_ended boolean,
  player_id text, brand text, account_currency text, minor_digits smallint, real_account bigint,
  real_balance bigint, sequence bigint, bonus_account bigint, bonus_balance bigint, game_account bigint,
  round_player text, staked_real bigint, staked_bonus bigint, round_closed boolean, round_bonus text,
  known_hash text, known_status text, known_balance bigint, known_bonus bigint,
  bonus_id text, wagered bigint, required bigint, weight int, max_bet bigint, max_payout bigint, bonus_over boolean)
language sql stable as $$
  select c.ordinal, c.verb, c.caller, c.key, c.hash, c.recipe, c."moneyType", c.round,
         c.amount, c.currency, c."rollsBack", c.account, c.house, c.status,
         case when c.verb <> 'stake' then null
              -- What was given the first time is told again.
              when known.payload_hash is not null then '[]'::jsonb
              when stands.pot is not null
                then jsonb_build_array(jsonb_build_object('pot', stands.pot, 'amount', stands.amount)) end,
         c.bonus, c."endsAs", c."freeRounds",
         s.game, s.ended_at is not null,
         p.player_id, p.brand, p.currency, p.minor_digits, p.id,
         p.balance, p.sequence, b.id, b.balance, g.id,
         r.player_id, r.staked_real, r.staked_bonus, r.closed_at is not null, r.bonus_id,
         known.payload_hash, known.status, known.balance_after, known.bonus_after,
         running.id, running.wagered, running.required, coalesce((running.weights ->> s.category)::int, 0),
         running.max_bet, running.max_payout, running.expires_at <= at
  from jsonb_to_recordset(commands) as c(
         ordinal int, verb text, caller text, key text, hash text, recipe text, "moneyType" text,
         "gameSession" text, player text, round text, amount bigint, currency text, "rollsBack" text,
         account text, house text, pot text, status text, bonus text, "endsAs" text, "freeRounds" text)
  left join wallet.game_session s on s.id = c."gameSession" and s.studio = c.caller
  left join wallet.account p on p.player_id = coalesce(s.player_id, c.player) and p.kind = 'real'
  left join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.account g on g.player_id is null and g.brand = p.brand and g.currency = p.currency
                            and g.kind = coalesce(c.house, 'game') and g.name = coalesce(c.pot, '')
  left join wallet.round r on r.studio = c.caller and r.id = c.round
  left join wallet.transfer known on known.caller = c.caller and known.key = c.key and known.leg = 0
  left join wallet.bonus running on running.player_id = p.player_id and running.status = 'Active'
  left join wallet.standing_contribution stands
    on stands.player_id = p.player_id and c.verb = 'stake' and c."freeRounds" is null
  order by p.id, c.ordinal
$$;

-- As in 010; what the batch gave to pots is one row for the jackpot.
create or replace function wallet.write_down(
  transfers wallet.transfer[], stakes wallet.stake[], closed wallet.stake[], outcomes wallet.outcome[], at timestamptz)
returns void language plpgsql as $$
declare
  written bigint;
begin
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
                               round, reverses, balance_after, bonus_after, sequence, created_at, bonus_id, wagered)
  select caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status,
         round, reverses, balance_after, bonus_after, sequence, created_at, bonus_id, wagered
  from unnest(transfers);

  if exists (select from unnest(transfers) where recipe = 'jackpotContribution') then
    insert into wallet.gathered (gifts, gathered_at)
    select jsonb_agg(case when back.reverses is null
        then jsonb_build_array(t.credit, t.player_id, t.caller, t.key, t.amount)
        else jsonb_build_array(t.debit, t.player_id, t.caller,
                               (select bet.key from wallet.transfer bet where bet.id = back.reverses), -t.amount) end
      order by t.n), at
    from unnest(transfers) with ordinality as t(
      id, caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status, round, reverses,
      balance_after, bonus_after, sequence, created_at, bonus_id, wagered, n)
    left join (select caller, key, reverses from unnest(transfers) where reverses is not null) back
      on back.caller = t.caller and back.key = t.key
    where t.recipe = 'jackpotContribution';
  end if;

  update wallet.account a set balance = last.balance, sequence = last.sequence
  from (select distinct on (real_account) real_account, balance, sequence from unnest(outcomes)
        where sequence is not null order by real_account, sequence desc) last
  where a.id = last.real_account;

  update wallet.account a set balance = last.bonus
  from (select distinct on (bonus_account) bonus_account, bonus from unnest(outcomes)
        where sequence is not null order by bonus_account, sequence desc) last
  where a.id = last.bonus_account and a.balance <> last.bonus;

  update wallet.bonus b set wagered = last.wagered
  from (select distinct on (bonus_id) bonus_id, wagered from unnest(outcomes)
        where bonus_id is not null order by bonus_id, ordinal desc) last
  where b.id = last.bonus_id and b.wagered <> last.wagered;

  if cardinality(stakes) > 0 then
    -- Bonus money of a bonus that has ended stands in the round as real money from the next stake on.
    insert into wallet.round as r (studio, id, player_id, game, staked_real, staked_bonus, opened_at, bonus_id)
    select studio, round, player_id, game, staked_real, staked_bonus, at, bonus_id from unnest(stakes)
    on conflict (studio, id) do update
    set staked_real = r.staked_real + excluded.staked_real
                      + case when r.bonus_id = excluded.bonus_id then 0 else r.staked_bonus end,
        staked_bonus = excluded.staked_bonus
                      + case when r.bonus_id = excluded.bonus_id then r.staked_bonus else 0 end,
        bonus_id = excluded.bonus_id
    where r.player_id = excluded.player_id;
    get diagnostics written = row_count;
    if written < cardinality(stakes) then
      raise exception 'a round was opened for another player meanwhile' using errcode = 'serialization_failure';
    end if;
  end if;

  if cardinality(closed) > 0 then
    update wallet.round r set closed_at = at from unnest(closed) c
    where r.studio = c.studio and r.id = c.round and r.closed_at is null;
  end if;

  -- The event of each movement becomes true with it (plumbing/outbox). Shape: BalanceChanged of plumbing/bus.ts.
  insert into outbox.event (topic, payload)
  select 'wallet.balanceChanged', jsonb_build_object(
    'playerId', player_id, 'brand', brand,
    'balance', jsonb_build_object('amount', wallet.decimal(balance, minor_digits), 'currency', currency),
    'bonusBalance', jsonb_build_object('amount', wallet.decimal(bonus, minor_digits), 'currency', currency),
    'amount', jsonb_build_object('amount', wallet.decimal(amount, minor_digits), 'currency', currency),
    'moneyType', money_type,
    'wageringProgress', case when bonus_id is not null then least(1, round(wagered::numeric / required, 4)) end,
    'sequence', sequence)
  from unnest(outcomes) where sequence is not null order by ordinal;
end $$;
