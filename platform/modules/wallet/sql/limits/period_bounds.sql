-- The period that a moment is in: it begins at midnight, on Monday or on the first, in the time zone.
create or replace function wallet.period_bounds(period text, zone text, at timestamptz, out span_from timestamptz, out span_to timestamptz)
language sql stable as $$
  select begun.start at time zone zone, (begun.start + ('1 ' || period)::interval) at time zone zone
  from (select date_trunc(period, at at time zone zone) as start) begun
$$;
