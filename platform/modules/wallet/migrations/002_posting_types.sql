-- What is known of a command once its player is locked: a row of wallet.batch_state.
create type wallet.command_state as (
  ordinal int, verb text, caller text, key text, payload_hash text, recipe text, money_type text, round text,
  amount bigint, currency text, rolls_back text, account text, house text, status text,
  pot_account bigint, contribution bigint, bonus_asked text, ends_as text, free_rounds text,
  game text, session_ended boolean,
  player_id text, brand text, account_currency text, minor_digits smallint, real_account bigint,
  real_balance bigint, sequence bigint, bonus_account bigint, bonus_balance bigint, house_account bigint,
  round_player text, staked_real bigint, staked_bonus bigint, round_closed boolean, round_bonus text,
  known_hash text, known_status text, known_balance bigint, known_bonus bigint,
  bonus_id text, wagered bigint, required bigint, weight int, max_bet bigint, max_payout bigint, bonus_over boolean,
  limits wallet.play_limit[], check_due boolean,
  bet_largest_win bigint, largest_win_stakes numeric, largest_win_amount bigint, round_game text
);

-- A player within a batch, as the commands so far leave them.
create type wallet.player_state as (
  real_account  bigint,
  real_balance  bigint,
  bonus_balance bigint,
  sequence      bigint,
  -- Its money may be staked; null also for a bonus that is over and not yet expired.
  bonus_id      text,
  wagered       bigint,
  -- Null for a player without limits.
  limits        wallet.play_limit[]
);

-- What a command does: decided, and written with the batch.
create type wallet.effect as (
  refusal      text,
  -- The limit that a refused stake would exceed.
  exceeded     jsonb,
  -- What it does to each account of the player, signed, before the contribution.
  to_real      bigint,
  to_bonus     bigint,
  -- From the operator for the stake of a free round; negative back to the operator.
  given        bigint,
  -- From real money to jackpots; negative back from them.
  contributed  bigint,
  pots         bigint[],
  shares       bigint[],
  -- What it does to the wagering of the running bonus.
  wagering     bigint,
  -- The transfer that a rollback reverses, and when that stake was placed.
  reverses     bigint,
  staked_at    timestamptz,
  -- A rollback of a bet that has not arrived.
  is_bet_unknown boolean,
  -- MONEY-09: the amount of a win that is held, and the account that holds it.
  held         bigint,
  held_account bigint
);
