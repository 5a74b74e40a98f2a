-- Records a held win and returns the account that its money goes to.
create or replace function wallet.hold_win(win wallet.held_win, digits smallint) returns bigint language plpgsql as $$
declare
  account bigint;
begin
  insert into wallet.held_win (caller, key, player_id, brand, currency, game, round, amount, room, held_at,
                               reason)
  values (win.caller, win.key, win.player_id, win.brand, win.currency, win.game, win.round, win.amount, win.room,
          win.held_at, win.reason);
  insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
  values ('heldWins', win.brand, win.currency, digits, win.held_at) on conflict do nothing;
  select id into account from wallet.account
  where player_id is null and brand = win.brand and currency = win.currency and kind = 'heldWins';
  return account;
end $$;
