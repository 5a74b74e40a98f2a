-- Sums a player's stakes since a moment in movements after that number, with contributions and without rolled back
-- bets, and the net loss of real money in games.
create or replace function wallet.sum_play_since(of_player text, since timestamptz, after bigint, out staked bigint, out lost bigint)
language sql stable as $$
  select coalesce(sum(case when t.debit in (p.id, b.id) and t.recipe in ('bet', 'jackpotContribution') then t.amount
                           when t.credit in (p.id, b.id) and t.staked_at >= since then -t.amount end), 0)::bigint,
         coalesce(sum(case p.id when t.debit then t.amount when t.credit then -t.amount end), 0)::bigint
  from wallet.account p
  join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  join wallet.transfer t on t.player_id = p.player_id and t.sequence > after and t.created_at >= since
    and t.recipe in ('bet', 'win', 'rollback', 'winRollback', 'jackpotContribution', 'jackpotWin')
  where p.player_id = of_player and p.kind = 'real'
$$;
