-- Wins and shares of the shared pot that were not paid, because the player's balance could not hold them. They are
-- tried again every ten seconds. The pots are without this money; their account in the ledger still holds it.
create table jackpot.unpaid (
  -- Idempotency key of the ledger's transfer: the id of the win, for a share followed by the player.
  key       text        primary key,
  brand     text        not null,
  player_id text        not null,
  amount    bigint      not null check (amount > 0),
  currency  text        not null,
  since     timestamptz not null
);
