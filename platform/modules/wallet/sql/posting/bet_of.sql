-- A bet for its rollback; null where it has not arrived.
create or replace function wallet.bet_of(of_caller text, of_key text, real_account bigint, bonus_account bigint)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', first.id::text, 'recipe', first.recipe, 'playerId', first.player_id, 'round', first.round,
    'stakedAt', first.created_at, 'bonusId', min(t.bonus_id), 'wagered', coalesce(sum(t.wagered), 0)::text,
    'fromReal', coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = real_account), 0)::text,
    'fromBonus', coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = bonus_account), 0)::text,
    'amount', first.amount::text,
    'contributions', coalesce(jsonb_agg(jsonb_build_object('pot', t.credit::text, 'amount', t.amount::text)
                                        order by t.leg) filter (where t.leg >= 2), '[]'),
    'freeRounds', (select free_rounds from wallet.free_bet f where f.caller = of_caller and f.key = of_key),
    'isRolledBack', exists (select from wallet.transfer back where back.reverses = first.id))
  from wallet.transfer first join wallet.transfer t on t.caller = first.caller and t.key = first.key
  where first.caller = of_caller and first.key = of_key and first.leg = 0
  group by first.id
$$;
