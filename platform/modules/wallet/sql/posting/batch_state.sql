-- One row a command: what it asks for, and everything known about it. The players are locked already.
create or replace function wallet.batch_state(commands jsonb, at timestamptz) returns setof wallet.command_state
language sql stable as $$
  select c.ordinal, c.verb, c.caller, c.key, c.hash, c.recipe, c."moneyType", c.round,
         c.amount, c.currency, c."rollsBack", c.account, c.house, c.status,
         pot.id, standing.amount, c.bonus, c."endsAs", c."freeRounds", s.game, s.ended_at is not null,
         p.player_id, p.brand, p.currency, p.minor_digits, p.id,
         p.balance, p.sequence, b.id, b.balance, g.id,
         r.player_id, r.staked_real, r.staked_bonus, r.closed_at is not null, r.bonus_id,
         known.payload_hash, known.status, known.balance_after, known.bonus_after,
         running.id, running.wagered, running.required, coalesce((running.weights ->> s.category)::int, 0),
         running.max_bet, running.max_payout, running.expires_at <= at,
         case when p.limited then (select array_agg(l) from wallet.play_limit l where l.player_id = p.player_id) end,
         p.check_due_at <= at
           -- A round that has begun may be played on for ten minutes.
           and (coalesce(r.staked_real + r.staked_bonus, 0) = 0 or p.check_due_at <= at - interval '10 minutes'),
         c."largestWin", s.largest_win_stakes, s.largest_win_amount, r.game
  from jsonb_to_recordset(commands) as c(
         ordinal int, verb text, caller text, key text, hash text, recipe text, "moneyType" text,
         "gameSession" text, player text, round text, amount bigint, currency text, "rollsBack" text,
         account text, house text, pot text, status text, bonus text, "endsAs" text, "freeRounds" text,
         "largestWin" bigint)
  left join wallet.game_session s on s.id = c."gameSession" and s.studio = c.caller
  left join wallet.account p on p.player_id = coalesce(s.player_id, c.player) and p.kind = 'real'
  left join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.account g on g.player_id is null and g.brand = p.brand and g.currency = p.currency
                            and g.kind = coalesce(c.house, 'game') and g.name = coalesce(c.pot, '')
  -- Lateral with a limit, so that each is looked up by its index. The plan of a join that was made while a table was empty
  -- would read the whole table ever after.
  left join lateral (select * from wallet.round of where of.studio = c.caller and of.id = c.round limit 1) r on true
  left join lateral (select * from wallet.transfer of
    where of.caller = c.caller and of.key = c.key and of.leg = 0 limit 1) known on true
  left join lateral (select * from wallet.bonus of
    where of.player_id = p.player_id and of.status = 'Active' limit 1) running on true
  left join lateral (select * from wallet.standing_contribution of
    where of.player_id = p.player_id and c.verb = 'stake' and c."freeRounds" is null and s.category <> 'sports'
    limit 1) standing on true
  left join wallet.account pot on pot.player_id is null and pot.brand = p.brand and pot.currency = p.currency
                              and pot.kind = 'jackpot' and pot.name = standing.pot
  order by p.id, c.ordinal
$$;
