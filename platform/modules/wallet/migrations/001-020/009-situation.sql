-- One row a command, as in 002: with the terms of the bonus that runs, and the pot that is asked for.
drop function wallet.situation(jsonb);
create function wallet.situation(commands jsonb, at timestamptz)
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
         c.amount, c.currency, c."rollsBack", c.account, c.house, c.status, c.contributions, c.bonus, c."endsAs", c."freeRounds",
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
         account text, house text, pot text, status text, contributions jsonb, bonus text, "endsAs" text,
         "freeRounds" text)
  left join wallet.game_session s on s.id = c."gameSession" and s.studio = c.caller
  left join wallet.account p on p.player_id = coalesce(s.player_id, c.player) and p.kind = 'real'
  left join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.account g on g.player_id is null and g.brand = p.brand and g.currency = p.currency
                            and g.kind = coalesce(c.house, 'game') and g.name = coalesce(c.pot, '')
  left join wallet.round r on r.studio = c.caller and r.id = c.round
  left join wallet.transfer known on known.caller = c.caller and known.key = c.key and known.leg = 0
  left join wallet.bonus running on running.player_id = p.player_id and running.status = 'Active'
  order by p.id, c.ordinal
$$;

-- What a stake gives to jackpots beside itself: accounts and amounts, pot by pot; a pot that is not there is null.
create function wallet.pots_of(contributions jsonb, of_brand text, of_currency text,
  out accounts bigint[], out amounts bigint[], out total bigint)
language sql stable as $$
  select array_agg(a.id order by c.n), array_agg(c.amount order by c.n), sum(c.amount)::bigint
  from rows from (jsonb_to_recordset(contributions) as (pot text, amount bigint)) with ordinality as c(pot, amount, n)
  left join wallet.account a on a.player_id is null and a.brand = of_brand and a.currency = of_currency
                            and a.kind = 'jackpot' and a.name = c.pot
$$;

-- What a bet moved, leg by leg, for the rollback of it; no id when there is no such transfer.
create function wallet.bet_to_take_back(of_caller text, of_key text, real_account bigint, bonus_account bigint,
  out id bigint, out recipe text, out player_id text, out round text, out bonus_id text, out wagered bigint,
  out from_real bigint, out from_bonus bigint, out pots bigint[], out shares bigint[], out contributed bigint,
  out is_back boolean)
language sql stable as $$
  select min(t.id) filter (where t.leg = 0), min(t.recipe) filter (where t.leg = 0), min(t.player_id), min(t.round),
         min(t.bonus_id), coalesce(sum(t.wagered), 0)::bigint,
         coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = real_account), 0)::bigint,
         coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = bonus_account), 0)::bigint,
         array_agg(t.credit order by t.leg) filter (where t.leg >= 2),
         array_agg(t.amount order by t.leg) filter (where t.leg >= 2),
         coalesce(sum(t.amount) filter (where t.leg >= 2), 0)::bigint,
         bool_or(back.id is not null)
  from wallet.transfer t left join wallet.transfer back on back.reverses = t.id
  where t.caller = of_caller and t.key = of_key
$$;
