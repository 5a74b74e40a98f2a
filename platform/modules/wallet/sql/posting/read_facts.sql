-- Reads the facts about each command of a batch (modules/wallet/rules/facts.ts), and locks the players if requested.
-- Amounts in JSON are text. Facts that only one kind of command needs are read for that kind alone.
create or replace function wallet.read_facts(commands wallet.lookup[], is_locking boolean) returns table (
  ordinal int,
  -- the player
  version bigint, "playerId" text, brand text, currency text,
  "realAccount" bigint, "bonusAccount" bigint, "real" bigint, bonus bigint, sequence bigint,
  "checkDueAt" timestamptz, "playOpensAt" timestamptz, "playClosesAt" timestamptz, "playReturnsAt" timestamptz,
  "slotRoundAt" timestamptz, limits jsonb, "limitGroup" jsonb,
  -- the active bonus
  "bonusId" text, wagered bigint, required bigint, "maxBet" bigint, "maxPayout" bigint, "bonusExpiresAt" timestamptz,
  -- the game session
  game text, "isSessionEnded" boolean, "sessionExpiresAt" timestamptz, "documentVersions" int[], locations text[],
  "shortestCycleMs" int, weight int, "largestWinHundredths" bigint, "largestWinAmount" bigint,
  -- the round
  "roundPlayer" text, "roundGame" text, "stakedReal" bigint, "stakedBonus" bigint,
  "roundOpenedAt" timestamptz, "roundClosedAt" timestamptz, "roundBonus" text,
  "roundWon" bigint, "roundReleased" bigint, "roundGiven" bigint, "isRoundArchived" boolean,
  -- the key
  "knownHash" text, "knownBalance" bigint, "knownBonus" bigint, "knownContributed" bigint, "knownHeld" bigint,
  -- accounts of the operator
  "operatorAccount" bigint, "promotionAccount" bigint, "gameAccount" bigint, "heldWinsAccount" bigint, "owedAccount" bigint,
  -- what only some kinds of commands need
  contribution bigint, "potAccount" bigint, "freeRounds" jsonb, "declaredBets" jsonb, "isStudioHeld" boolean,
  bet jsonb, payment jsonb)
language plpgsql
-- Cached plans outlive the growth of the tables, so only index lookups are allowed: they are fast at any size.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  if is_locking then perform wallet.lock_players(commands); end if;
  return query
  select c.ordinal::int - 1,
         p.version, p.player_id, p.brand, p.currency, -- the player
         p.id, b.id, p.balance, b.balance, p.sequence,
         p.check_due_at, p.play_opens_at, p.play_closes_at, p.play_returns_at,
         p.slot_round_at, case when p.limited then wallet.limits_of(p.player_id) end, case when p.limited then wallet.group_of(p.player_id) end,
         active.id, active.wagered, active.required, active.max_bet, active.max_payout, active.expires_at, -- the active bonus
         s.game, s.ended_at is not null, p.session_expires_at, s.document_versions, s.locations, -- the game session
         s.shortest_cycle_ms, coalesce((active.weights ->> s.category)::int, 0),
         (s.largest_win_stakes * 100)::bigint, s.largest_win_amount,
         r.player_id, r.game, r.staked_real, r.staked_bonus, r.opened_at, r.closed_at, r.bonus_id, -- the round
         r.won, r.released, r.given, opening.player_id is not null and r.id is null,
         known.payload_hash, known.balance_after, known.bonus_after, known.contributed, known.held, -- the key
         operator.id, -- accounts of the operator
         case when c.free_rounds is not null or c.rolls_back is not null or c.verb = 'heldWinReturn'
              then wallet.operator_account(p.brand, p.currency, 'promotion') end,
         case when c.verb = 'heldWinReturn' then wallet.operator_account(p.brand, p.currency, 'game') end,
         case when c.verb in ('payout', 'promotionalPayout', 'reversal')
              then wallet.operator_account(p.brand, p.currency, 'heldWins') end,
         case when c.verb in ('undoing', 'reversal') then wallet.operator_account(p.brand, p.currency, 'owed') end,
         standing.amount, pot.id, -- what only some kinds of commands need
         case when c.free_rounds is not null
              then wallet.free_rounds_of(c.free_rounds, p.player_id, c.caller, s.game) end,
         case when c.verb = 'payout' then wallet.declared_bets_of(c.caller, c.round) end,
         case when c.verb in ('payout', 'promotionalPayout') then wallet.is_studio_held(c.caller, p.currency) end,
         case when c.verb = 'reversal' then wallet.bet_of(c.caller, c.rolls_back, p.id, b.id) end,
         case when c.verb in ('undoing', 'conclusion') then wallet.payment_of(c.caller, c.rolls_back) end
  from unnest(commands) with ordinality as c(
         verb, caller, key, game_session, player, round, rolls_back, free_rounds, operator, pot, ordinal)
  left join wallet.game_session s on s.id = c.game_session and s.studio = c.caller
  left join wallet.account p on p.player_id = coalesce(s.player_id, c.player) and p.kind = 'real'
  left join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.account operator on operator.player_id is null and operator.brand = p.brand
    and operator.currency = p.currency and operator.kind = c.operator and operator.name = coalesce(c.pot, '')
  -- A lateral join with a limit always uses the index. The plan of a plain join that was made while a table was empty
  -- would read the whole table ever after.
  left join lateral (select player_id, created_at from wallet.command_key of
    where of.caller = c.caller and of.opens_round = c.round limit 1) opening on true
  left join lateral (select * from wallet.round of where of.player_id = opening.player_id
    and of.opened_at = opening.created_at and of.studio = c.caller and of.id = c.round limit 1) r on true
  left join lateral (select * from wallet.command_key of
    where of.caller = c.caller and of.key = c.key limit 1) known on true
  left join lateral (select * from wallet.bonus of
    where of.player_id = p.player_id and of.status = 'Active' limit 1) active on true
  left join lateral (select * from wallet.standing_contribution of where of.player_id = p.player_id
    and c.verb = 'stake' and c.free_rounds is null and s.category <> 'sports' limit 1) standing on true
  left join wallet.account pot on pot.player_id is null and pot.brand = p.brand and pot.currency = p.currency
    and pot.kind = 'jackpot' and pot.name = standing.pot
  order by p.id, c.ordinal;
end $$;
