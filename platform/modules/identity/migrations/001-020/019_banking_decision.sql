-- What the house has said of a player and his bank, by whom and why: nothing of it is ever altered.
create table identity.banking_decision (
  id         bigint generated always as identity primary key,
  player_id  text        not null references identity.player (id),
  act        text        not null check (act in ('CddAsked', 'CddDone', 'InstantBankingBlocked', 'InstantBankingOpened')),
  by         text        not null,
  why        text        not null,
  decided_at timestamptz not null
);
create index banking_decision_by_player on identity.banking_decision (player_id, id);
