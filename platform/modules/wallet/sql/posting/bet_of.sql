-- Returns what a rollback needs to know about its bet; null where the bet has not arrived.
create or replace function wallet.bet_of(of_caller text, of_key text, real_account bigint, bonus_account bigint)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', min(t.id) filter (where t.leg = 0)::text, 'recipe', min(t.recipe) filter (where t.leg = 0),
    'playerId', k.player_id, 'round', min(t.round), 'stakedAt', k.created_at, 'bonusId', min(t.bonus_id),
    'wagered', coalesce(sum(t.wagered), 0)::text,
    'fromReal', coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = real_account), 0)::text,
    'fromBonus', coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = bonus_account), 0)::text,
    'amount', min(t.amount) filter (where t.leg = 0)::text,
    'contributions', coalesce(jsonb_agg(jsonb_build_object('pot', t.credit::text, 'amount', t.amount::text)
                                        order by t.leg) filter (where t.leg >= 2), '[]'),
    'freeRounds', (select free_rounds from wallet.free_bet f where f.caller = of_caller and f.key = of_key),
    'isRolledBack', exists (select from wallet.reversal r where r.transfer = min(t.id) filter (where t.leg = 0)))
  from wallet.command_key k
  join wallet.transfer t on t.player_id = k.player_id and t.created_at = k.created_at
                        and t.caller = k.caller and t.key = k.key
  where k.caller = of_caller and k.key = of_key
  group by k.player_id, k.created_at
$$;
