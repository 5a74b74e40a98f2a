-- What the jackpot module reads of each contribution: account of the pot, player, studio, key of the bet, amount. It is
-- negative for one that a rollback takes back.
create or replace function wallet.contributions_of(c wallet.command_state, effect wallet.effect)
returns jsonb[] language plpgsql as $$
begin
  return (
    select array_agg(case when effect.contributed > 0
             then jsonb_build_array(pot, c.player_id, c.caller, c.key, share)
             else jsonb_build_array(pot, c.player_id, c.caller, c.rolls_back, -share) end order by n)
    from unnest(effect.pots, effect.shares) with ordinality as part(pot, share, n));
end $$;
