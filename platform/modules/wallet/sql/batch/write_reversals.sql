-- Each transfer is reversed once: a second reversal fails at the primary key.
create or replace function wallet.write_reversals(reversals jsonb, at timestamptz) returns void language plpgsql as $$
#variable_conflict use_column
begin
  insert into wallet.reversal (transfer, reversed_at)
  select transfer, at from jsonb_to_recordset(reversals) as r(transfer bigint);
  update wallet.bet_largest_win b set is_rolled_back = true
  from jsonb_to_recordset(reversals) as r(caller text, key text)
  where b.caller = r.caller and b.key = r.key;
end $$;
