create or replace function wallet.move_nothing() returns wallet.effect language sql immutable as $$
  select row(null, null, 0, 0, 0, 0, null, null, null, null, null, false, null, null)::wallet.effect
$$;
