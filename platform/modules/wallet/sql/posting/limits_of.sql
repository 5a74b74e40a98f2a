create or replace function wallet.limits_of(of_player text) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('kind', kind, 'period', period, 'amount', amount::text, 'zone', zone,
           'spanFrom', span_from, 'spanTo', span_to, 'used', used::text) order by kind, period)
  from wallet.play_limit where player_id = of_player
$$;
