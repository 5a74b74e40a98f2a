-- Writes the effects of a batch on bonuses and free rounds: wagering, ends, and rounds used or returned.
create or replace function wallet.write_bonuses(batch jsonb, at timestamptz) returns void language plpgsql as $$
#variable_conflict use_column
begin
  update wallet.bonus b
  set wagered = now.wagered, status = coalesce(now."endsAs", b.status),
      ended_at = case when now."endsAs" is null then b.ended_at else at end
  from jsonb_to_recordset(batch -> 'bonuses') as now(id text, wagered bigint, "endsAs" text)
  where b.id = now.id;
  insert into wallet.free_bet (caller, key, free_rounds)
  select caller, key, "grant" from jsonb_to_recordset(batch -> 'freeRounds') as f(caller text, key text, "grant" text, used int)
  where used > 0;
  update wallet.free_rounds g set used = g.used + f.used
  from (select "grant", sum(used) as used
        from jsonb_to_recordset(batch -> 'freeRounds') as f("grant" text, used int) group by "grant") f
  where g.id = f."grant";
end $$;
