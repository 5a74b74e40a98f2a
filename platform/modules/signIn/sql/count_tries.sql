-- Counts one try against each budget, if all of them have room; otherwise against none. A caller who has used up
-- their own budget must not use up the one they share with others: a stranger could keep a player from signing in.
create or replace function identity.count_tries(budgets bytea[], mosts integer[], now_is timestamptz, until timestamptz)
returns boolean language plpgsql as $$
begin
  -- In the order of the keys, so that two callers lock the rows in one order.
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
