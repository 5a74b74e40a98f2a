-- Writes the records of a batch beside its transfers: declared largest wins, held wins (MONEY-09), and the parts of
-- stakes and wins that concern studios' own jackpots; and the results of rounds.
create or replace function wallet.write_win_records(wins jsonb, at timestamptz) returns void language plpgsql as $$
#variable_conflict use_column
begin
  insert into wallet.bet_largest_win (caller, key, round, stake, largest_win)
  select caller, key, round, stake, "largestWin"
  from jsonb_to_recordset(wins -> 'declared') as d(caller text, key text, round text, stake bigint, "largestWin" bigint);
  insert into wallet.held_win (caller, key, player_id, brand, currency, game, round, amount, room, reason, held_at)
  select caller, key, "playerId", brand, currency, game, round, amount, room, reason, at
  from jsonb_to_recordset(wins -> 'held') as h(caller text, key text, "playerId" text, brand text, currency text,
    game text, round text, amount bigint, room bigint, reason text);
  -- In batches of older nodes the list is missing.
  insert into wallet.held_win_decision (held_win, verdict, operator, reason, decided_at)
  select h.id, 'Reversed', h.caller, 'rolled back by the studio: ' || r.rollback, at
  from jsonb_to_recordset(coalesce(wins -> 'heldReturned', '[]')) as r(caller text, key text, "playerId" text, rollback text)
  join wallet.held_win h on h.player_id = r."playerId" and h.caller = r.caller and h.key = r.key;
  insert into wallet.jackpot_part (caller, key, amount)
  select caller, key, amount from jsonb_to_recordset(wins -> 'jackpotParts') as j(caller text, key text, amount numeric)
  on conflict do nothing;
  -- In batches of older nodes the list is missing. A round that ends again keeps its first result.
  insert into wallet.round_result (player_id, studio, round, result, reported_at)
  select "playerId", caller, round, result, at
  from jsonb_to_recordset(coalesce(wins -> 'results', '[]')) as r("playerId" text, caller text, round text, result text)
  on conflict do nothing;
end $$;
