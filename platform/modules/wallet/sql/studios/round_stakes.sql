-- Sums the stakes of a round without rolled back bets, in its movements with ids above `after` and up to `upto`.
create or replace function wallet.round_stakes(
  of_studio text, of_round text, opened_at timestamptz, after bigint, upto bigint)
returns numeric language sql stable as $$
  select coalesce(sum(case t.recipe when 'rollback' then -t.amount else t.amount end), 0)
  from wallet.command_key k join wallet.transfer t on t.player_id = k.player_id
  where k.caller = of_studio and k.opens_round = of_round and t.round = of_round and t.caller = of_studio and t.status = 'posted'
    and t.recipe in ('bet', 'freeBet', 'rollback') and t.id > after and t.id <= upto
    -- A bet may be dated before the one that opened its round (PLAY_TOLERANCE in seals/clockTolerance.ts).
    and t.created_at >= opened_at - interval '1 minute'
$$;
