-- Returns what a rollback needs to know about its bet or win; null where neither has arrived. Of a held win that was
-- released it is the release, whose key no studio can send, because ids of studios have no spaces. What a bonus converted
-- that a node of an older version ended is in the transfers of its conversion.
create or replace function wallet.bet_of(of_caller text, of_key text, real_account bigint, bonus_account bigint)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', min(t.id) filter (where t.leg = 0)::text, 'recipe', min(t.recipe) filter (where t.leg = 0),
    'playerId', k.player_id, 'round', min(t.round), 'stakedAt', k.created_at, 'bonusId', min(t.bonus_id),
    'wagered', coalesce(sum(t.wagered), 0)::text,
    'fromReal', coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = real_account), 0)::text,
    'fromBonus', coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = bonus_account), 0)::text,
    'toReal', coalesce(sum(t.amount) filter (where t.credit = real_account), 0)::text,
    'toBonus', coalesce(sum(t.amount) filter (where t.credit = bonus_account), 0)::text,
    'isRelease', k.key <> of_key,
    'amount', min(t.amount) filter (where t.leg = 0)::text,
    'contributions', coalesce(jsonb_agg(jsonb_build_object('pot', t.credit::text, 'amount', t.amount::text)
                                        order by t.leg) filter (where t.leg >= 2), '[]'),
    'freeRounds', (select free_rounds from wallet.free_bet f where f.caller = of_caller and f.key = of_key),
    'isRolledBack', exists (select from wallet.reversal r where r.transfer = min(t.id) filter (where t.leg = 0))
      or exists (select from wallet.held_win h join wallet.held_win_decision d on d.held_win = h.id
                 where h.player_id = k.player_id and h.caller = of_caller and h.key = of_key and d.verdict = 'Reversed'))
    || coalesce((
      select jsonb_build_object('bonusStatus', b.status, 'maxPayout', b.max_payout::text, 'takenBack', b.taken_back::text,
        'converted', coalesce(b.converted, (
          select sum(case c.credit when real_account then c.amount else 0 end) from wallet.transfer c
          where c.player_id = b.player_id and c.created_at = b.ended_at and c.recipe = 'bonusConversion'))::text)
      from wallet.bonus b where b.player_id = k.player_id and b.id = min(t.bonus_id)),
      '{"bonusStatus": null, "maxPayout": null, "takenBack": null, "converted": null}')
  from wallet.command_key k
  join wallet.transfer t on t.player_id = k.player_id and t.created_at = k.created_at
                        and t.caller = k.caller and t.key = k.key
  where k.caller = of_caller and k.key in (of_key, 'release ' || of_key)
  group by k.player_id, k.created_at, k.key order by k.key = of_key limit 1
$$;
