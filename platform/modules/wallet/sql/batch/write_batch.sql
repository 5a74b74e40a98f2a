-- Writes what was decided about a batch, as Batch in modules/wallet/posting/batch.ts has it. Amounts are text.
create or replace function wallet.write_batch(batch jsonb, at timestamptz) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
#variable_conflict use_column
declare
  written bigint;
begin
  -- In the order of the list, which is that of the ids, so that two batches never wait for each other.
  update wallet.account a
  set balance = now.balance, sequence = coalesce(now.sequence, a.sequence), version = a.version + 1,
      slot_round_at = coalesce(now."slotRoundAt", a.slot_round_at)
  from jsonb_to_recordset(batch -> 'accounts') as now(id bigint, version bigint, balance bigint, sequence bigint,
    "slotRoundAt" timestamptz)
  where a.id = now.id and a.version = coalesce(now.version, a.version);
  get diagnostics written = row_count;
  if written < jsonb_array_length(batch -> 'accounts') then
    raise exception 'a player changed since the batch was decided' using errcode = 'serialization_failure';
  end if;

  insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, opens_round, balance_after,
                                  bonus_after, contributed, held)
  select caller, key, "payloadHash", "playerId", at, "opensRound", "balanceAfter", "bonusAfter", contributed, held
  from jsonb_to_recordset(batch -> 'keys') as k(caller text, key text, "payloadHash" text, "playerId" text,
    "opensRound" text, "balanceAfter" bigint, "bonusAfter" bigint, contributed bigint, held bigint);

  insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status, round, reverses,
                               staked_at, balance_after, bonus_after, sequence, created_at, bonus_id, wagered)
  select caller, key, leg, recipe, "playerId", debit, credit, amount, status, round, reverses, "stakedAt",
         "balanceAfter", "bonusAfter", sequence, at, "bonusId", wagered
  from jsonb_to_recordset(batch -> 'transfers') as t(
    caller text, key text, leg smallint, recipe text, "playerId" text, debit bigint, credit bigint, amount bigint,
    status text, round text, reverses bigint, "stakedAt" timestamptz, "balanceAfter" bigint, "bonusAfter" bigint,
    sequence bigint, "bonusId" text, wagered bigint);

  if batch ? 'opened' or batch ? 'rounds' then perform wallet.write_rounds(batch); end if;
  if batch ? 'reversals' then perform wallet.write_reversals(batch -> 'reversals', at); end if;
  if batch ? 'staked' then insert into wallet.staked (stakes, gathered_at) values (batch -> 'staked', at); end if;
  if batch ? 'contributions' then
    insert into wallet.gathered (gifts, gathered_at) values (batch -> 'contributions', at);
  end if;
  if batch ? 'limits' then
    update wallet.play_limit l set used = now.used, span_from = now."spanFrom", span_to = now."spanTo"
    from jsonb_to_recordset(batch -> 'limits') as now("playerId" text, kind text, period text, used bigint,
      "spanFrom" timestamptz, "spanTo" timestamptz)
    where l.player_id = now."playerId" and l.kind = now.kind and l.period = now.period;
  end if;
  if batch ? 'groups' then perform wallet.write_groups(batch -> 'groups'); end if;
  if batch ? 'bonuses' or batch ? 'freeRounds' then perform wallet.write_bonuses(batch, at); end if;
  if batch ? 'wins' then perform wallet.write_win_records(batch -> 'wins', at); end if;
  insert into outbox.event (topic, payload)
  select topic, payload from jsonb_to_recordset(batch -> 'events') as e(topic text, payload jsonb);
end $$;
