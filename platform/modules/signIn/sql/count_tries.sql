-- Counts one attempt against each budget if all have room, otherwise against none: a caller who has used up their own
-- budget must not use up a budget shared with others, or a stranger could prevent a player from signing in.
create or replace function identity.count_tries(budgets bytea[], mosts integer[], now_is timestamptz, until timestamptz)
returns boolean language plpgsql as $$
begin
  -- Ordered by key, so that concurrent calls lock the rows in the same order.
  insert into identity.attempt as known (key, tries, resets_at)
    select key, 0, until from unnest(budgets) as given (key) order by key
    on conflict (key) do update set
      tries = case when known.resets_at <= now_is then 0 else known.tries end,
      resets_at = case when known.resets_at <= now_is then excluded.resets_at else known.resets_at end;
  if exists (
    select 1 from unnest(budgets, mosts) as given (key, most)
    join identity.attempt known using (key) where known.tries >= given.most)
  then
    return false;
  end if;
  update identity.attempt set tries = tries + 1 where key = any(budgets);
  return true;
end $$;
