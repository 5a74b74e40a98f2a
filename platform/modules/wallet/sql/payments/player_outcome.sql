-- The outcome of a command that has moved nothing yet: the player's accounts and running bonus as they are.
create or replace function wallet.player_outcome(of_player text, at timestamptz) returns wallet.outcome
language plpgsql as $$
declare
  outcome wallet.outcome;
begin
  outcome.ordinal := 0;
  select player_id, brand, currency, minor_digits, id, balance
  into outcome.player_id, outcome.brand, outcome.currency, outcome.minor_digits, outcome.real_account, outcome.balance
  from wallet.account where player_id = of_player and kind = 'real';
  select id, balance into outcome.bonus_account, outcome.bonus
  from wallet.account where player_id = of_player and kind = 'bonus';
  select b.id, b.wagered, b.required into outcome.bonus_id, outcome.wagered, outcome.required
  from wallet.bonus b
  where b.player_id = of_player and b.status = 'Active' and (b.expires_at is null or b.expires_at > at);
  return outcome;
end $$;
