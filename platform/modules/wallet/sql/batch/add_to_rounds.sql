-- Opens the rounds of stakes or adds to them. What a bonus that has ended staked counts as real money from the next stake on.
create or replace function wallet.add_to_rounds(stakes jsonb, at timestamptz) returns void language plpgsql as $$
#variable_conflict use_column
declare
  written bigint;
begin
  insert into wallet.round as r (studio, id, player_id, game, staked_real, staked_bonus, opened_at, bonus_id)
  select studio, id, "playerId", game, "real", bonus, at, "bonusId"
  from jsonb_to_recordset(stakes) as s(studio text, id text, "playerId" text, game text, "real" bigint, bonus bigint,
    "bonusId" text)
  on conflict (studio, id) do update
  set staked_real = r.staked_real + excluded.staked_real
                    + case when r.bonus_id = excluded.bonus_id then 0 else r.staked_bonus end,
      staked_bonus = excluded.staked_bonus
                    + case when r.bonus_id = excluded.bonus_id then r.staked_bonus else 0 end,
      bonus_id = excluded.bonus_id
  where r.player_id = excluded.player_id;
  get diagnostics written = row_count;
  if written < jsonb_array_length(stakes) then
    raise exception 'a round was opened for another player meanwhile' using errcode = 'serialization_failure';
  end if;
end $$;
