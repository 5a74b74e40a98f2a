create or replace function wallet.refuse(reason text) returns wallet.effect language sql immutable as $$
  select row(reason, null, 0, 0, 0, 0, null, null, null, null, null, false, null, null)::wallet.effect
$$;
