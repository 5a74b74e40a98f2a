-- The jackpot contribution that was taken with a bet.
create or replace function wallet.contributed_with(of_caller text, of_key text) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from wallet.transfer where caller = of_caller and key = of_key and leg >= 2
$$;
