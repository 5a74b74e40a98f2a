-- The power of two that no smaller one of which is at least the stake.
create or replace function wallet.magnitude(stake numeric) returns smallint language sql immutable as $$
  select ceil(ln(greatest(stake, 1)::float8) / ln(2::float8))::smallint
$$;
