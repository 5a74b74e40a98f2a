-- The limits that a player shares with other accounts, and their version; null for a player without shared limits.
create or replace function wallet.group_of(of_player text) returns jsonb language sql stable as $$
  select jsonb_build_object('id', g.id, 'version', g.version::text, 'rate', m.rate::text, 'limits', coalesce((
    select jsonb_agg(jsonb_build_object('kind', 'Loss', 'period', period, 'amount', amount::text, 'zone', zone,
             'spanFrom', span_from, 'spanTo', span_to, 'used', used::text) order by period)
    from wallet.group_limit where group_id = g.id), '[]'))
  from wallet.limit_member m join wallet.limit_group g on g.id = m.group_id where m.player_id = of_player
$$;
