create or replace function wallet.decide_move(c wallet.command_state, player wallet.player_state)
returns wallet.effect language plpgsql as $$
declare
  effect wallet.effect := wallet.move_nothing();
begin
  if c.account = 'real' then effect.to_real := c.amount; end if;
  if c.account = 'bonus' then effect.to_bonus := c.amount; end if;
  effect.refusal := case
    when player.real_balance + effect.to_real < 0 or player.bonus_balance + effect.to_bonus < 0
      then 'InsufficientFunds'
    when c.house_account is null then 'UnknownPot' end;
  return effect;
end $$;
