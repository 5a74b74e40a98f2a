-- Decides what a command does to the player in their present state.
create or replace function wallet.decide(c wallet.command_state, player wallet.player_state, at timestamptz)
returns wallet.effect language plpgsql as $$
begin
  return case
    when c.currency <> c.account_currency then wallet.refuse('WrongCurrency')
    when c.amount <= 0 and c.verb in ('stake', 'payout') then wallet.refuse('BadRequest')
    when c.verb = 'stake' then wallet.decide_stake(c, player, at)
    when c.verb = 'payout' then wallet.decide_payout(c, player, at)
    when c.verb = 'reversal' then wallet.decide_rollback(c, player)
    when c.verb = 'endRound' and c.round_player is distinct from c.player_id then wallet.refuse('UnknownRound')
    when c.verb = 'move' then wallet.decide_move(c, player)
    when c.verb in ('conversion', 'ending') then wallet.decide_bonus_end(c, player, at)
    else wallet.move_nothing() end;
end $$;
