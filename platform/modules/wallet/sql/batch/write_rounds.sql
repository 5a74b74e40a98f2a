-- Rounds that stakes open, and rounds as the commands leave them.
create or replace function wallet.write_rounds(batch jsonb) returns void language plpgsql as $$
#variable_conflict use_column
declare
  written bigint;
begin
  insert into wallet.round (studio, id, player_id, game, opened_at, staked_real, staked_bonus, bonus_id, given)
  select studio, id, "playerId", game, "openedAt", "stakedReal", "stakedBonus", "bonusId", given
  from jsonb_to_recordset(batch -> 'opened') as o(studio text, id text, "playerId" text, game text,
    "openedAt" timestamptz, "stakedReal" bigint, "stakedBonus" bigint, "bonusId" text, given bigint);
  update wallet.round r
  set staked_real = now."stakedReal", staked_bonus = now."stakedBonus", bonus_id = now."bonusId",
      closed_at = now."closedAt", won = now.won, released = now.released, given = now.given
  from jsonb_to_recordset(batch -> 'rounds') as now(studio text, id text, "playerId" text, "openedAt" timestamptz,
    "closedAt" timestamptz, "stakedReal" bigint, "stakedBonus" bigint, "bonusId" text, won bigint, released bigint,
    given bigint)
  where r.player_id = now."playerId" and r.opened_at = now."openedAt" and r.studio = now.studio and r.id = now.id;
  get diagnostics written = row_count;
  if written < coalesce(jsonb_array_length(batch -> 'rounds'), 0) then
    raise exception 'a round of the batch was not found';
  end if;
end $$;
