-- Returns what the end or the reversal of a payment needs to know about it; null where there is no such payment.
create or replace function wallet.payment_of(of_caller text, of_key text) returns jsonb language sql stable as $$
  select jsonb_build_object('id', t.id::text, 'recipe', t.recipe, 'playerId', t.player_id, 'status', t.status,
           'debit', t.debit::text, 'credit', t.credit::text, 'amount', t.amount::text, 'createdAt', t.created_at,
           'isReversed', exists (select from wallet.reversal r where r.transfer = t.id))
  from wallet.command_key k
  join wallet.transfer t on t.player_id = k.player_id and t.created_at = k.created_at
                        and t.caller = k.caller and t.key = k.key and t.leg = 0
  where k.caller = of_caller and k.key = of_key
$$;
