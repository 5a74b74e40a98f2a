-- Takes a bet back, with the stakes of its round, its wagering and its contribution.
create or replace function wallet.decide_rollback(c wallet.command_state, player wallet.player_state)
returns wallet.effect language plpgsql as $$
declare
  effect wallet.effect := wallet.move_nothing();
  bet    record;
begin
  select * into bet from wallet.find_bet(c.caller, c.rolls_back, c.real_account, c.bonus_account);
  if bet.id is null then
    effect.is_bet_unknown := true;
  elsif bet.recipe not in ('bet', 'freeBet') or bet.player_id <> c.player_id or bet.round <> c.round then
    return wallet.refuse('TransactionConflict');
  elsif bet.is_rolled_back then
    return effect;
  elsif bet.recipe = 'freeBet' then
    effect.reverses := bet.id;
    select -amount into effect.given from wallet.transfer where id = bet.id;
    perform wallet.return_free_round(c.caller, c.rolls_back);
    update wallet.round r set staked_real = r.staked_real + effect.given where r.studio = c.caller and r.id = c.round;
  elsif bet.from_real + bet.from_bonus > 0 then
    effect.reverses := bet.id;
    if player.limits is not null then
      select created_at into effect.staked_at from wallet.transfer where id = bet.id;
    end if;
    -- To the account it came from, or to the real one where its bonus has ended meanwhile.
    if bet.bonus_id = player.bonus_id then
      effect.to_bonus := bet.from_bonus;
      effect.wagering := -bet.wagered;
    end if;
    effect.to_real := bet.from_real + bet.from_bonus - effect.to_bonus;
    effect.contributed := -bet.contributed;
    effect.pots := bet.pots;
    effect.shares := bet.shares;
    update wallet.round r
    set staked_bonus = r.staked_bonus - took.bonus,
        staked_real = r.staked_real - (bet.from_real + bet.from_bonus - took.bonus)
    from (select case when c.round_bonus = bet.bonus_id then bet.from_bonus else 0 end as bonus) took
    where r.studio = c.caller and r.id = c.round;
  end if;
  return effect;
end $$;
