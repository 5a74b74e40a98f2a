-- The bets of a round that declared their own largest win, without those rolled back.
create or replace function wallet.declared_bets_of(of_studio text, of_round text) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('stake', stake::text, 'largestWin', largest_win::text))
  from wallet.bet_largest_win where caller = of_studio and round = of_round and not is_rolled_back
$$;
