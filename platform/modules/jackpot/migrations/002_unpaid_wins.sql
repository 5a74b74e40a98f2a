-- Wins and parts of the shared pot that were not paid, because the player's balance could not hold them. They are
-- tried again at each check. The pots are without this money; their account in the ledger still holds it.
create table jackpot.unpaid (
  key       text   primary key,
  brand     text   not null,
  player_id text   not null,
  amount    bigint not null check (amount > 0),
  currency  text   not null
);
