-- The same limits at a moment: nothing is used of those whose period has ended.
create or replace function wallet.start_due_periods(limits wallet.play_limit[], at timestamptz) returns wallet.play_limit[]
language sql stable as $$
  select array_agg(row(l.player_id, l.kind, l.period, l.amount, l.zone, coalesce(next.span_from, l.span_from),
           coalesce(next.span_to, l.span_to), case when next.span_to is null then l.used else 0 end)::wallet.play_limit)
  from unnest(limits) l left join lateral wallet.period_bounds(l.period, l.zone, at) next on at >= l.span_to
$$;
