-- Sums a player's stakes and wins after the movement with number `after`, without those rolled back. Later movements may be
-- dated a little before `since` (PLAY_TOLERANCE in seals/clockTolerance.ts).
create or replace function wallet.sum_play_after(of_player text, since timestamptz, after bigint, out staked bigint, out won bigint)
language sql stable as $$
  select (coalesce(sum(t.amount) filter (where t.recipe in ('bet', 'jackpotContribution') and t.debit in (p.id, b.id)), 0)
          - coalesce(sum(t.amount) filter (where t.credit in (p.id, b.id) and exists (
              select from wallet.transfer back join wallet.transfer bet on bet.player_id = back.player_id
                and bet.created_at = back.staked_at and bet.id = back.reverses and bet.sequence > after
              where back.player_id = t.player_id and back.created_at = t.created_at
                and back.sequence = t.sequence and back.recipe = 'rollback')), 0))::bigint,
         (coalesce(sum(t.amount) filter (where t.recipe in ('win', 'jackpotWin') and t.credit in (p.id, b.id)), 0)
          - coalesce(sum(t.amount) filter (where t.debit in (p.id, b.id) and exists (
              select from wallet.transfer back join wallet.transfer win on win.player_id = back.player_id
                and win.created_at = back.staked_at and win.id = back.reverses and win.sequence > after
              where back.player_id = t.player_id and back.created_at = t.created_at
                and back.sequence = t.sequence and back.recipe = 'winRollback')), 0))::bigint
  from wallet.account p
  join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.transfer t on t.player_id = p.player_id and t.sequence > after
    and t.created_at >= since - interval '1 minute'
    and t.recipe in ('bet', 'win', 'rollback', 'winRollback', 'jackpotContribution', 'jackpotWin')
  where p.player_id = of_player and p.kind = 'real'
$$;
