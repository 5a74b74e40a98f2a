-- Minor units as the decimal of the wire: 1250 with 2 digits is '12.50'. Fast for the digits that nearly all currencies have.
create or replace function wallet.decimal(minor bigint, minor_digits smallint) returns text
language sql immutable as $$
  select case when minor_digits = 2 then (minor * 0.01)::text
              else round(minor / 10::numeric ^ minor_digits, minor_digits)::text end
$$;
