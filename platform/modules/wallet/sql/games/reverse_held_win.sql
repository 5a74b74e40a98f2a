-- The money of a held win goes back to the game's account. The balance stays, but the movement is numbered, so that open
-- pages read again. The caller has locked the player and recorded the decision.
create or replace function wallet.reverse_held_win(win wallet.held_win, at timestamptz) returns void language plpgsql as $$
declare
  outcome wallet.outcome := wallet.player_outcome(win.player_id, at);
begin
  select sequence + 1 into outcome.sequence from wallet.account where id = outcome.real_account;
  outcome.amount := 0;
  outcome.money_type := 'CasinoBet';
  insert into wallet.transfer (caller, key, leg, payload_hash, recipe, player_id, debit, credit, amount, status, round,
                               balance_after, bonus_after, sequence, created_at)
  select win.caller, 'reverse ' || win.key, 0, '', 'heldWinReversal', win.player_id, held.id, game.id, win.amount,
         'posted', win.round, outcome.balance, outcome.bonus, outcome.sequence, at
  from wallet.account held
  join wallet.account game on game.player_id is null and game.brand = held.brand and game.currency = held.currency
                          and game.kind = 'game'
  where held.player_id is null and held.kind = 'heldWins' and held.brand = win.brand and held.currency = win.currency;
  perform wallet.write_batch('{}', '{}', '{}', array[outcome], at);
end $$;
