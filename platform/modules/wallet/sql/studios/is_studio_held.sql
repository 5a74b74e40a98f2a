-- MONEY-10: whether the wins of a studio in a currency are held. Read for each win; one that is decided while the hold begins may still be paid.
create or replace function wallet.is_studio_held(of_studio text, of_currency text) returns boolean
language sql stable as $$
  select exists (select from wallet.studio_hold h
    where h.studio = of_studio and h.currency = of_currency and h.ended_at is null)
$$;
