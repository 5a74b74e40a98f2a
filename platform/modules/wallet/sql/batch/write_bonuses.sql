-- Writes the effects of a batch on bonuses and free rounds: wagering, ends, what was taken back of converted bonuses, and
-- rounds used or returned.
create or replace function wallet.write_bonuses(batch jsonb, at timestamptz) returns void language plpgsql as $$
#variable_conflict use_column
begin
  -- In batches of older nodes `converted` is missing.
  update wallet.bonus b
  set wagered = now.wagered, wagered_at = case when now.wagered >= b.required then coalesce(b.wagered_at, at) end,
      status = coalesce(now."endsAs", b.status), converted = now.converted,
      ended_at = case when now."endsAs" is null then b.ended_at else at end
  from jsonb_to_recordset(batch -> 'bonuses') as now(id text, wagered bigint, "endsAs" text, converted bigint)
  where b.id = now.id;
  update wallet.bonus b set taken_back = b.taken_back + t.amount
  from (select bonus, sum(amount)::bigint as amount
        from jsonb_to_recordset(batch -> 'conversionsTakenBack') as t(bonus text, amount bigint) group by bonus) t
  where b.id = t.bonus;
  insert into wallet.free_bet (caller, key, free_rounds)
  select caller, key, "grant" from jsonb_to_recordset(batch -> 'freeRounds') as f(caller text, key text, "grant" text, used int)
  where used > 0;
  update wallet.free_rounds g set used = g.used + f.used
  from (select "grant", sum(used) as used
        from jsonb_to_recordset(batch -> 'freeRounds') as f("grant" text, used int) group by "grant") f
  where g.id = f."grant";
end $$;
