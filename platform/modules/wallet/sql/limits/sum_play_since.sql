-- What a player staked since a moment, contributions included and rolled back bets excluded, and what their real money
-- lost in games less what it won.
create or replace function wallet.sum_play_since(of_player text, since timestamptz, out staked bigint, out lost bigint)
language sql stable as $$
  select (coalesce(sum(t.amount) filter (where t.recipe in ('bet', 'jackpotContribution') and t.debit in (p.id, b.id)), 0)
          - coalesce((select sum(leg.amount)
                      from wallet.transfer back
                      join wallet.transfer bet on bet.id = back.reverses and bet.recipe = 'bet' and bet.created_at >= since
                      join wallet.transfer leg on leg.caller = bet.caller and leg.key = bet.key
                      where back.player_id = of_player and back.sequence is not null and back.created_at >= since
                        and back.recipe = 'rollback'), 0))::bigint,
         coalesce(sum(case p.id when t.debit then t.amount when t.credit then -t.amount end), 0)::bigint
  from wallet.account p
  join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  join wallet.transfer t on t.player_id = p.player_id and t.sequence is not null and t.created_at >= since
    and t.recipe in ('bet', 'win', 'rollback', 'jackpotContribution', 'jackpotWin')
  where p.player_id = of_player and p.kind = 'real'
$$;
