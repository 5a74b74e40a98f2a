-- How the totals of a studio (stakes, squares of stakes, wins) change when a round's stakes go from `before` to `now_staked`.
-- Stakes on a shared outcome are summed by minute first; readers square that sum, so they add no squares here.
create or replace function wallet.studio_change(is_shared boolean, before numeric, now_staked numeric)
returns table (magnitude smallint, stakes numeric, squares numeric, wins numeric) language sql immutable as $$
  select -1::smallint, now_staked - before, 0::numeric, 0::numeric where is_shared and now_staked <> before
  union all
  select wallet.magnitude(unit.staked), unit.sign * unit.staked, unit.sign * unit.staked * unit.staked, 0::numeric
  from (values (-1, before), (1, now_staked)) unit (sign, staked)
  where not is_shared and unit.staked <> 0 and now_staked <> before
$$;
