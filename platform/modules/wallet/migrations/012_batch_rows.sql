-- Rows of a batch as its functions take them. PostgreSQL reads arrays of these about ten times faster than the same
-- rows in JSON. The fields are in the order of modules/wallet/posting/batch/batchRows.ts.

create type wallet.lookup as (
  verb text, caller text, key text, game_session text, player text, round text, rolls_back text, free_rounds text,
  operator text, pot text
);

create type wallet.account_change as (
  id bigint, version bigint, balance bigint, sequence bigint, slot_round_at timestamptz
);

create type wallet.new_key as (
  caller text, key text, payload_hash text, player_id text, opens_round text, balance_after bigint,
  bonus_after bigint, contributed bigint, held bigint
);

create type wallet.new_transfer as (
  caller text, key text, leg smallint, recipe text, player_id text, debit bigint, credit bigint, amount bigint,
  status text, round text, reverses bigint, staked_at timestamptz, balance_after bigint, bonus_after bigint,
  sequence bigint, bonus_id text, wagered bigint
);

create type wallet.new_round as (
  studio text, id text, player_id text, game text, opened_at timestamptz, staked_real bigint, staked_bonus bigint,
  bonus_id text, given bigint
);
