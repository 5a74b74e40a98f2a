-- LIMIT-07: the exceeded limit with the least room; among equals the one that returns last. Null where none is exceeded.
create or replace function wallet.find_exceeded_limit(limits wallet.play_limit[], staked bigint, lost bigint) returns jsonb
language sql stable as $$
  select jsonb_build_object('kind', l.kind, 'period', l.period, 'left', room.left::text, 'returnsAt', l.span_to)
  from unnest(limits) l cross join lateral (select greatest(l.amount - l.used, 0) as left) room
  where case l.kind when 'Stake' then staked else lost end > room.left
  order by room.left, l.span_to desc limit 1
$$;
