-- The bets of a round that declared their own largest win, without those rolled back.
create or replace function wallet.declared_bets_of(of_studio text, of_round text) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('stake', b.stake::text, 'largestWin', b.largest_win::text))
  from wallet.bet_largest_win b
  where b.caller = of_studio and b.round = of_round and not exists (
    select from wallet.transfer bet join wallet.transfer back on back.reverses = bet.id
    where bet.caller = b.caller and bet.key = b.key and bet.leg = 0)
$$;
