-- A wagered bonus becomes real money; one that expires or is forfeited goes back to the operator.
create or replace function wallet.decide_bonus_end(c wallet.command_state, player wallet.player_state, at timestamptz)
returns wallet.effect language plpgsql as $$
declare
  effect  wallet.effect := wallet.move_nothing();
  ends_as text := case when c.verb = 'conversion' then 'Converted' else c.ends_as end;
begin
  effect.refusal := case
    when c.verb = 'conversion' and (player.bonus_id is null or player.wagered < c.required) then 'BonusNotWagered'
    when c.verb = 'ending' and c.bonus_id is distinct from c.bonus_asked then 'BonusNotActive'
    when c.verb = 'ending' and c.ends_as = 'Expired' and c.bonus_over is not true then 'BonusNotOver' end;
  if effect.refusal is not null then return effect; end if;
  if not wallet.end_bonus(c.bonus_id, ends_as, c.brand, at) then return wallet.refuse('BonusNotActive'); end if;
  effect.to_bonus := -player.bonus_balance;
  if c.verb = 'conversion' then effect.to_real := least(player.bonus_balance, c.max_payout); end if;
  return effect;
end $$;
