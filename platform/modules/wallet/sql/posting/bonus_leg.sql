-- Like the main leg, between the bonus account and the operator's.
create or replace function wallet.bonus_leg(
  main wallet.transfer, c wallet.command_state, effect wallet.effect, number smallint)
returns wallet.transfer language plpgsql as $$
begin
  main.leg := number;
  main.debit := case when effect.to_bonus > 0 then c.house_account else c.bonus_account end;
  main.credit := case when effect.to_bonus > 0 then c.bonus_account else c.house_account end;
  main.amount := abs(effect.to_bonus);
  -- What it reverses and its wagering stand in the first leg.
  if number > 0 then
    main.reverses := null;
    main.wagered := null;
  end if;
  return main;
end $$;
