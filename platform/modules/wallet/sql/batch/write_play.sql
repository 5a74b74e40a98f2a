-- Writes what belongs to play beside the transfers: contributions, the use of limits, and parts of studios' own jackpots.
create or replace function wallet.write_play(
  commands jsonb, outcomes wallet.outcome[], contributions jsonb[], limits wallet.play_limit[], at timestamptz)
returns void language plpgsql as $$
begin
  if cardinality(contributions) > 0 then
    insert into wallet.gathered (gifts, gathered_at) values (to_jsonb(contributions), at);
  end if;
  if cardinality(limits) > 0 then
    update wallet.play_limit l set used = now.used, span_from = now.span_from, span_to = now.span_to
    from unnest(limits) now
    where l.player_id = now.player_id and l.kind = now.kind and l.period = now.period;
  end if;
  if commands @? '$[*].jackpotPart' then
    insert into wallet.jackpot_part (caller, key, amount)
    select command.caller, command.key, command."jackpotPart"
    from jsonb_to_recordset(commands) as command(ordinal int, caller text, key text, "jackpotPart" numeric)
    join unnest(outcomes) done on done.ordinal = command.ordinal and done.refusal is null
    where command."jackpotPart" is not null on conflict do nothing;
  end if;
end $$;
