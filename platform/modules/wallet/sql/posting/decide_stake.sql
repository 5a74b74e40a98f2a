-- Real money is staked first, then money of the running bonus. The operator stakes a free round.
create or replace function wallet.decide_stake(c wallet.command_state, player wallet.player_state, at timestamptz)
returns wallet.effect language plpgsql as $$
declare
  effect wallet.effect := wallet.move_nothing();
begin
  if c.free_rounds is not null then effect.given := c.amount; end if;
  effect.to_real := -least(c.amount - effect.given, player.real_balance);
  effect.to_bonus := effect.given - c.amount - effect.to_real;
  effect.refusal := case
    when c.session_ended then 'SessionEnded'
    when c.round_player <> c.player_id then 'UnknownRound'
    when c.round_closed then 'RoundClosed'
    when c.check_due then 'RealityCheckDue'
    when player.bonus_id is not null and c.amount - effect.given > c.max_bet then 'BonusMaxBet'
    when effect.to_bonus < 0 and (player.bonus_id is null or player.bonus_balance + effect.to_bonus < 0)
      then 'InsufficientFunds'
    when c.contribution is not null and c.pot_account is null then 'UnknownPot' end;
  if effect.refusal is not null then return effect; end if;

  -- A contribution comes from the real money that the stake leaves, whole or not at all.
  if player.real_balance + effect.to_real >= c.contribution then
    effect.contributed := c.contribution;
    effect.pots := array[c.pot_account];
    effect.shares := array[c.contribution];
  end if;
  if player.limits is not null then
    effect.exceeded := wallet.find_exceeded_limit(player.limits,
      effect.contributed - effect.to_real - effect.to_bonus, effect.contributed - effect.to_real);
    if effect.exceeded is not null then
      effect.refusal := 'LimitReached';
      return effect;
    end if;
  end if;
  if effect.given > 0 then
    effect.refusal := wallet.use_free_round(c.free_rounds, c.player_id, c.caller, c.key, c.game, c.amount, at);
    if effect.refusal is not null then return effect; end if;
  end if;

  if player.bonus_id is not null and effect.given = 0 then effect.wagering := c.amount * c.weight / 100; end if;
  if c.bet_largest_win is not null then
    insert into wallet.bet_largest_win (caller, key, round, stake, largest_win)
    values (c.caller, c.key, c.round, c.amount, c.bet_largest_win);
  end if;
  return effect;
end $$;
