create or replace function wallet.payment_of(of_caller text, of_key text) returns jsonb language sql stable as $$
  select jsonb_build_object('id', t.id::text, 'recipe', t.recipe, 'playerId', t.player_id, 'status', t.status,
           'debit', t.debit::text, 'credit', t.credit::text, 'amount', t.amount::text,
           'isReversed', exists (select from wallet.transfer back where back.reverses = t.id))
  from wallet.transfer t where t.caller = of_caller and t.key = of_key and t.leg = 0
$$;
