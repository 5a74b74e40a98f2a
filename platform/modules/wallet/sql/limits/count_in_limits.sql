-- What a command leaves of the limits. Every win is paid, and only real money is won or lost by the player (LIMIT-11). A
-- rolled back stake gives its room back only in the periods it was staked in.
create or replace function wallet.count_in_limits(
  limits wallet.play_limit[], c wallet.command_state, effect wallet.effect)
returns wallet.play_limit[] language plpgsql as $$
declare
  lost   bigint := effect.contributed - effect.to_real;
  staked bigint := case when c.verb in ('stake', 'reversal') then lost - effect.to_bonus else 0 end;
begin
  if c.verb not in ('stake', 'payout', 'reversal') and c.house is distinct from 'jackpot' then return limits; end if;
  return (
    select array_agg(row(l.player_id, l.kind, l.period, l.amount, l.zone, l.span_from, l.span_to, l.used + case
             when l.kind = 'Loss' then lost
             when effect.staked_at < l.span_from then 0
             else staked end)::wallet.play_limit)
    from unnest(limits) l);
end $$;
