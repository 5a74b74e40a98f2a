-- JSOCK-06: which of his wins a player has been shown, on whatever device, so that the others are told when he comes.
create table jackpot.seen_win (
  player_id text        not null,
  win_id    text        not null references jackpot.win (id),
  seen_at   timestamptz not null,
  primary key (player_id, win_id)
);
-- Nobody kept who was told of what fell before.
insert into jackpot.seen_win (player_id, win_id, seen_at)
  select player_id, id, won_at from jackpot.win
  union
  select part ->> 'playerId', w.id, won_at from jackpot.win w, jsonb_array_elements(w.community) part;

-- A player's parts of the shared pot, among all that were ever paid.
create index win_of_community on jackpot.win using gin (community jsonb_path_ops) where pot = 'mega';
drop index jackpot.win_of_mega;
