-- The smallest k with a stake of at most 2^k, by floating point.
create or replace function wallet.magnitude(stake numeric) returns smallint language sql immutable as $$
  select ceil(ln(greatest(stake, 1)::float8) / ln(2::float8))::smallint
$$;
