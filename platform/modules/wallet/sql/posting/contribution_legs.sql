-- One leg a pot, from leg 2 on. The payload and the round stand in the first leg.
create or replace function wallet.contribution_legs(
  main wallet.transfer, c wallet.command_state, effect wallet.effect)
returns wallet.transfer[] language plpgsql as $$
begin
  return (
    select array_agg(row(null, main.caller, main.key, n + 1, '', 'jackpotContribution', main.player_id,
             case when effect.contributed > 0 then c.real_account else pot end,
             case when effect.contributed > 0 then pot else c.real_account end, share, main.status, null, null,
             main.balance_after, main.bonus_after, main.sequence, main.created_at, null, null)::wallet.transfer
             order by n)
    from unnest(effect.pots, effect.shares) with ordinality as part(pot, share, n));
end $$;
