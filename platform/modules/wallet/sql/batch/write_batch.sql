-- Writes a decided batch (Batch in modules/wallet/posting/batch/batch.ts). Amounts in the JSON are text.
create or replace function wallet.write_batch(accounts wallet.account_change[], keys wallet.new_key[],
  transfers wallet.new_transfer[], opened wallet.new_round[], staked jsonb, events jsonb, others jsonb, at timestamptz) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  written bigint;
begin
  -- The accounts are updated in the order of the list, which is that of the ids, so that two batches never deadlock.
  update wallet.account a
  set balance = now.balance, sequence = coalesce(now.sequence, a.sequence), version = a.version + 1,
      slot_round_at = coalesce(now.slot_round_at, a.slot_round_at)
  from unnest(accounts) now
  where a.id = now.id and a.version = coalesce(now.version, a.version);
  get diagnostics written = row_count;
  if written < cardinality(accounts) then
    -- A row that another transaction wrote last was not updated above, because its version has changed.
    raise exception 'a player changed since the batch was decided' using errcode = 'serialization_failure',
      detail = (select string_agg(distinct a.player_id, ' ') from unnest(accounts) now join wallet.account a on a.id = now.id
                where a.xmin <> pg_current_xact_id()::xid);
  end if;

  insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, opens_round, balance_after,
                                  bonus_after, contributed, held)
  select caller, key, payload_hash, player_id, at, opens_round, balance_after, bonus_after, contributed, held
  from unnest(keys);

  insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status, round, reverses,
                               staked_at, balance_after, bonus_after, sequence, created_at, bonus_id, wagered)
  select caller, key, leg, recipe, player_id, debit, credit, amount, status, round, reverses, staked_at,
         balance_after, bonus_after, sequence, at, bonus_id, wagered
  from unnest(transfers);

  insert into wallet.round (studio, id, player_id, game, opened_at, staked_real, staked_bonus, bonus_id, given)
  select studio, id, player_id, game, opened_at, staked_real, staked_bonus, bonus_id, given from unnest(opened);

  if others ? 'rounds' then perform wallet.write_rounds(others -> 'rounds'); end if;
  if others ? 'reversals' then perform wallet.write_reversals(others -> 'reversals', at); end if;
  if staked is not null then insert into wallet.staked (stakes, gathered_at) values (staked, at); end if;
  if others ? 'contributions' then
    insert into wallet.gathered (gifts, gathered_at) values (others -> 'contributions', at);
  end if;
  if others ? 'limits' then
    update wallet.play_limit l set used = now.used, span_from = now."spanFrom", span_to = now."spanTo"
    from jsonb_to_recordset(others -> 'limits') as now("playerId" text, kind text, period text, used bigint,
      "spanFrom" timestamptz, "spanTo" timestamptz)
    where l.player_id = now."playerId" and l.kind = now.kind and l.period = now.period;
  end if;
  if others ? 'groups' then perform wallet.write_groups(others -> 'groups'); end if;
  if others ?| array['bonuses', 'conversionsTakenBack', 'freeRounds'] then perform wallet.write_bonuses(others, at); end if;
  if others ? 'wins' then perform wallet.write_win_records(others -> 'wins', at); end if;
  insert into outbox.event (topic, payload, traceparent)
  select topic, payload, traceparent from jsonb_to_recordset(events) as e(topic text, payload jsonb, traceparent text);
  if others ? 'bonuses' then
    insert into outbox.feed_pending (type, version, player_id, brand, occurred_at, data)
    select 'bonus.updated', 1, ended ->> 'playerId', ended ->> 'brand', at,
           jsonb_build_object('bonusId', ended -> 'bonusId', 'status', ended -> 'status')
    from jsonb_to_recordset(events) as e(topic text, payload jsonb), jsonb_array_elements(payload) ended
    where topic = 'wallet.bonusChanged';
  end if;
end $$;
