-- Writes the rounds as the commands leave them.
create or replace function wallet.write_rounds(rounds jsonb) returns void language plpgsql as $$
#variable_conflict use_column
declare
  written bigint;
begin
  update wallet.round r
  set staked_real = now."stakedReal", staked_bonus = now."stakedBonus", bonus_id = now."bonusId",
      closed_at = now."closedAt", won = now.won, released = now.released, given = now.given,
      taken_back = coalesce(r.taken_back + now."takenBack", now."takenBack", r.taken_back)
  from jsonb_to_recordset(rounds) as now(studio text, id text, "playerId" text, "openedAt" timestamptz,
    "closedAt" timestamptz, "stakedReal" bigint, "stakedBonus" bigint, "bonusId" text, won bigint, released bigint,
    given bigint, "takenBack" bigint)
  where r.player_id = now."playerId" and r.opened_at = now."openedAt" and r.studio = now.studio and r.id = now.id;
  get diagnostics written = row_count;
  if written < jsonb_array_length(rounds) then
    raise exception 'a round of the batch was not found';
  end if;
end $$;
