-- An event for each movement, in the outbox. Its shape is BalanceChanged of modules/wallet/events.ts.
create or replace function wallet.append_balance_events(outcomes wallet.outcome[]) returns void language plpgsql as $$
begin
  insert into outbox.event (topic, payload)
  select 'wallet.balanceChanged', jsonb_build_object(
    'playerId', player_id, 'brand', brand,
    'balance', jsonb_build_object('amount', wallet.decimal(balance, minor_digits), 'currency', currency),
    'bonusBalance', jsonb_build_object('amount', wallet.decimal(bonus, minor_digits), 'currency', currency),
    'amount', jsonb_build_object('amount', wallet.decimal(amount, minor_digits), 'currency', currency),
    'moneyType', money_type,
    'wageringProgress', case when bonus_id is not null then least(1, round(wagered::numeric / required, 4)) end,
    'sequence', sequence)
  from unnest(outcomes) where sequence is not null order by ordinal;
end $$;
