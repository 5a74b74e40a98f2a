-- The legs of a bet for its rollback; no id where there is no such transfer.
create or replace function wallet.find_bet(of_caller text, of_key text, real_account bigint, bonus_account bigint,
  out id bigint, out recipe text, out player_id text, out round text, out bonus_id text, out wagered bigint,
  out from_real bigint, out from_bonus bigint, out pots bigint[], out shares bigint[], out contributed bigint,
  out is_rolled_back boolean)
language sql stable as $$
  select min(t.id) filter (where t.leg = 0), min(t.recipe) filter (where t.leg = 0), min(t.player_id), min(t.round),
         min(t.bonus_id), coalesce(sum(t.wagered), 0)::bigint,
         coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = real_account), 0)::bigint,
         coalesce(sum(t.amount) filter (where t.leg < 2 and t.debit = bonus_account), 0)::bigint,
         array_agg(t.credit order by t.leg) filter (where t.leg >= 2),
         array_agg(t.amount order by t.leg) filter (where t.leg >= 2),
         coalesce(sum(t.amount) filter (where t.leg >= 2), 0)::bigint,
         bool_or(back.id is not null)
  from wallet.transfer t left join wallet.transfer back on back.reverses = t.id
  where t.caller = of_caller and t.key = of_key
$$;
