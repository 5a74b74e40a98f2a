-- What a player allows himself to stake and to lose in a period, and how much of it is used: what binds his stakes
-- lies beside them, so that one statement reads it, holds it and moves it. Only players with such a limit have rows.
create table wallet.play_limit (
  player_id text        not null,
  kind      text        not null check (kind in ('Stake', 'Loss')),
  period    text        not null check (period in ('Day', 'Week', 'Month')),
  amount    bigint      not null check (amount >= 0),
  -- Where the days of the player's brand begin.
  zone      text        not null,
  -- The period that `used` is of; the first movement after it begins the next.
  span_from timestamptz not null,
  span_to   timestamptz not null,
  -- Less than nothing where more was won than lost.
  used      bigint      not null,
  primary key (player_id, kind, period),
  check (span_from < span_to)
) with (fillfactor = 50);

-- On the row that every command locks and reads anyway: without it nobody looks for limits.
alter table wallet.account add column limited boolean not null default false;

-- The period a moment lies in: it begins at midnight, on Monday, on the first, in that place.
create function wallet.span_of(period text, zone text, at timestamptz, out span_from timestamptz, out span_to timestamptz)
language sql stable as $$
  select begun.start at time zone zone, (begun.start + ('1 ' || period)::interval) at time zone zone
  from (select date_trunc(period, at at time zone zone) as start) begun
$$;

-- What the transfers say that a player has staked since a moment, of any money and with what it gave to jackpots, less
-- what was taken back of it; and what his real money has lost in games, less what it has won.
create function wallet.played(of_player text, since timestamptz, out staked bigint, out lost bigint)
language sql stable as $$
  select coalesce(sum(t.amount) filter (where t.recipe in ('bet', 'jackpotContribution') and t.debit in (p.id, b.id)
           and not exists (select from wallet.transfer bet join wallet.transfer back on back.reverses = bet.id
                           where bet.caller = t.caller and bet.key = t.key and bet.leg = 0)), 0)::bigint,
         coalesce(sum(case p.id when t.debit then t.amount when t.credit then -t.amount end), 0)::bigint
  from wallet.account p
  join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  join wallet.transfer t on t.player_id = p.player_id and t.sequence is not null and t.created_at >= since
    and t.recipe in ('bet', 'win', 'rollback', 'jackpotContribution', 'jackpotWin')
  where p.player_id = of_player and p.kind = 'real'
$$;

-- All limits of a player's stakes anew, with what the transfers say that is used. Holds the player: a stake that is
-- under way comes before or after it.
create function wallet.set_play_limits(of_player text, limits jsonb, zone text, at timestamptz) returns void
language plpgsql as $$
begin
  perform 1 from wallet.account where player_id = of_player and kind = 'real' for update;
  delete from wallet.play_limit where player_id = of_player;
  insert into wallet.play_limit (player_id, kind, period, amount, zone, span_from, span_to, used)
  select of_player, l.kind, l.period, l.amount, set_play_limits.zone, s.span_from, s.span_to,
         case l.kind when 'Stake' then p.staked else p.lost end
  from jsonb_to_recordset(limits) as l(kind text, period text, amount bigint)
  cross join lateral wallet.span_of(l.period, set_play_limits.zone, at) s
  cross join lateral wallet.played(of_player, s.span_from) p;
  update wallet.account set limited = limits <> '[]'::jsonb where player_id = of_player and kind = 'real';
end $$;

-- The same limits at a moment: of those whose period is over nothing is used.
create function wallet.limits_at(limits wallet.play_limit[], at timestamptz) returns wallet.play_limit[]
language sql stable as $$
  select array_agg(row(l.player_id, l.kind, l.period, l.amount, l.zone, coalesce(next.span_from, l.span_from),
           coalesce(next.span_to, l.span_to), case when next.span_to is null then l.used else 0 end)::wallet.play_limit)
  from unnest(limits) l left join lateral wallet.span_of(l.period, l.zone, at) next on at >= l.span_to
$$;

-- L7: of the limits that a stake would pass, the one with the least room; of equals the one that returns last.
-- `lost` is what of it the player may lose. Null where it passes none.
create function wallet.limit_passed(limits wallet.play_limit[], staked bigint, lost bigint) returns jsonb
language sql stable as $$
  select jsonb_build_object('kind', l.kind, 'period', l.period, 'left', room.left::text, 'returnsAt', l.span_to)
  from unnest(limits) l cross join lateral (select greatest(l.amount - l.used, 0) as left) room
  where case l.kind when 'Stake' then staked else lost end > room.left
  order by room.left, l.span_to desc limit 1
$$;

-- What a movement leaves of them. A stake that is taken back gives its room back in the periods it was staked in.
create function wallet.limits_after(limits wallet.play_limit[], staked bigint, lost bigint, staked_at timestamptz)
returns wallet.play_limit[]
language sql stable as $$
  select array_agg(row(l.player_id, l.kind, l.period, l.amount, l.zone, l.span_from, l.span_to,
           l.used + case when l.kind = 'Loss' then lost when staked_at < l.span_from then 0 else staked end)::wallet.play_limit)
  from unnest(limits) l
$$;

-- As in 015, with the limits of those who have some, and the refusal of a stake that passes one.
alter type wallet.outcome add attribute passed jsonb;
drop function wallet.situation(jsonb, timestamptz);
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
  bonus_id text, wagered bigint, required bigint, weight int, max_bet bigint, max_payout bigint, bonus_over boolean,
  limits wallet.play_limit[])
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
  order by p.id, c.ordinal
$$;
