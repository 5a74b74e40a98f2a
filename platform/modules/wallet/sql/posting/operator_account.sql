create or replace function wallet.operator_account(of_brand text, of_currency text, of_kind text) returns bigint
language sql stable as $$
  select id from wallet.account
  where player_id is null and brand = of_brand and currency = of_currency and kind = of_kind and name = ''
$$;
