-- The transfers of a command, in the order of their legs; `player` is the state after it. A command that moves nothing
-- is a transfer of zero, so that its key is known.
create or replace function wallet.transfer_legs(
  c wallet.command_state, effect wallet.effect, player wallet.player_state, moves boolean, at timestamptz)
returns wallet.transfer[] language plpgsql as $$
declare
  legs      wallet.transfer[] := '{}';
  main      wallet.transfer;
  promotion bigint;
begin
  main := row(null, c.caller, c.key, 0, c.payload_hash, c.recipe, c.player_id, c.real_account, c.house_account,
    abs(effect.to_real), c.status, c.round, effect.reverses, player.real_balance, player.bonus_balance,
    case when moves then player.sequence end, at, case when effect.wagering is not null then player.bonus_id end,
    effect.wagering)::wallet.transfer;
  if effect.held is not null then
    main.recipe := 'heldWin';
    main.debit := c.house_account;
    main.credit := effect.held_account;
    main.amount := effect.held;
  elsif effect.given <> 0 then
    select id into promotion from wallet.account
    where player_id is null and brand = c.brand and currency = c.account_currency and kind = 'promotion';
    main.debit := case when effect.given > 0 then promotion else c.house_account end;
    main.credit := case when effect.given > 0 then c.house_account else promotion end;
    main.amount := abs(effect.given);
  elsif effect.to_real > 0 then
    main.debit := c.house_account;
    main.credit := c.real_account;
  elsif effect.to_real = 0 and effect.to_bonus <> 0 then
    return array[wallet.bonus_leg(main, c, effect, 0::smallint)];
  end if;

  -- Remembered under the bet's own key, so that the bet is refused when it arrives late.
  if effect.is_bet_unknown then
    legs := array[row(null, c.caller, c.rolls_back, 0, '', 'bet', c.player_id, c.real_account, c.house_account, 0,
      'voided', c.round, null, player.real_balance, player.bonus_balance, null, at, null, null)::wallet.transfer];
  end if;
  legs := array_append(legs, main);
  if effect.to_bonus <> 0 then legs := array_append(legs, wallet.bonus_leg(main, c, effect, 1::smallint)); end if;
  if effect.contributed <> 0 then legs := legs || wallet.contribution_legs(main, c, effect); end if;
  return legs;
end $$;
