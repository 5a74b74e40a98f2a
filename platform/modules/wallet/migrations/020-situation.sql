-- What a stake gives to a jackpot is read with all else that is known of it, instead of by a look at each: one pot, as
-- one stands for a player. As in 017; no account where nobody has opened the pot.
drop function wallet.situation(jsonb, timestamptz);
create function wallet.situation(commands jsonb, at timestamptz)
returns table (
  ordinal int, verb text, caller text, key text, payload_hash text, recipe text, money_type text, round text,
  amount bigint, currency text, rolls_back text, account text, house text, status text, pot_account bigint, gift bigint,
  bonus_asked text, ends_as text, free_rounds text,
  game text, session_ended boolean,
  player_id text, brand text, account_currency text, minor_digits smallint, real_account bigint,
  real_balance bigint, sequence bigint, bonus_account bigint, bonus_balance bigint, game_account bigint,
  round_player text, staked_real bigint, staked_bonus bigint, round_closed boolean, round_bonus text,
  known_hash text, known_status text, known_balance bigint, known_bonus bigint,
  bonus_id text, wagered bigint, required bigint, weight int, max_bet bigint, max_payout bigint, bonus_over boolean,
  limits wallet.play_limit[])
language sql stable as $$
  select c.ordinal, c.verb, c.caller, c.key, c.hash, c.recipe, c."moneyType", c.round,
         c.amount, c.currency, c."rollsBack", c.account, c.house, c.status,
         pot.id, stands.amount,
         c.bonus, c."endsAs", c."freeRounds",
         s.game, s.ended_at is not null,
         p.player_id, p.brand, p.currency, p.minor_digits, p.id,
         p.balance, p.sequence, b.id, b.balance, g.id,
         r.player_id, r.staked_real, r.staked_bonus, r.closed_at is not null, r.bonus_id,
         known.payload_hash, known.status, known.balance_after, known.bonus_after,
         running.id, running.wagered, running.required, coalesce((running.weights ->> s.category)::int, 0),
         running.max_bet, running.max_payout, running.expires_at <= at,
         case when p.limited then
           (select array_agg(l) from wallet.play_limit l where l.player_id = p.player_id) end
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
  left join wallet.account pot on pot.player_id is null and pot.brand = p.brand and pot.currency = p.currency
                              and pot.kind = 'jackpot' and pot.name = stands.pot
  order by p.id, c.ordinal
$$;

drop function wallet.pots_of(jsonb, text, text);

-- As in 015, without what was given to pots: the posting knows that, and writes it (021).
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

-- As in 002, without a power and a division: of the digits that nearly all currencies have.
create or replace function wallet.decimal(minor bigint, minor_digits smallint) returns text
language sql immutable as $$
  select case when minor_digits = 2 then (minor * 0.01)::text
              else round(minor / 10::numeric ^ minor_digits, minor_digits)::text end
$$;
