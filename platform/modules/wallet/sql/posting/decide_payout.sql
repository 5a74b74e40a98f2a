-- A win goes back to real and bonus money in the proportion of the stakes, or is held where it is too large (MONEY-09) or
-- its studio is held (MONEY-10).
create or replace function wallet.decide_payout(c wallet.command_state, player wallet.player_state, at timestamptz)
returns wallet.effect language plpgsql as $$
declare
  effect wallet.effect := wallet.move_nothing();
  room   bigint;
  reason text;
begin
  if c.round_player is distinct from c.player_id or c.staked_real + c.staked_bonus = 0 then
    return wallet.refuse('UnknownRound');
  end if;

  -- With an account of the operator it is the release of a held win.
  if c.house is null then
    -- A session of another game than the round's cannot say what the round may win.
    room := case when c.game is distinct from c.round_game then 0 else wallet.remaining_win(c.caller, c.round,
      c.staked_real + c.staked_bonus, c.largest_win_stakes, c.largest_win_amount) end;
    reason := case when c.amount > room then 'LargestWin'
                   when wallet.is_studio_held(c.caller, c.account_currency) then 'StudioHold' end;
    if reason is not null then
      effect.held := c.amount;
      effect.held_account := wallet.hold_win(row(null, c.caller, c.key, c.player_id, c.brand, c.account_currency,
        c.round_game, c.round, c.amount, room, at, reason)::wallet.held_win, c.minor_digits);
      return effect;
    end if;
  end if;

  -- What does not divide goes to real money.
  if c.round_bonus = player.bonus_id then
    effect.to_bonus := div(c.amount::numeric * c.staked_bonus, c.staked_real + c.staked_bonus);
  end if;
  effect.to_real := c.amount - effect.to_bonus;
  return effect;
end $$;
