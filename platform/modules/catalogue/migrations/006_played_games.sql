-- The time of a player's latest round of each game. Nodes of earlier versions write the launches of games to
-- catalogue.recently_played instead.
create table catalogue.played_game (
  player_id text        not null,
  game      text        not null references catalogue.game (slug),
  played_at timestamptz not null,
  primary key (player_id, game)
);

-- GAME-14: a player's most recently played games.
create index played_game_newest on catalogue.played_game (player_id, played_at desc);
-- The number of players of each game within some days, for the most played games.
create index played_game_by_time on catalogue.played_game (played_at, game);

create table catalogue.recorded_play (
  is_only        boolean     primary key default true check (is_only),
  -- Rounds that were opened before this time are in catalogue.played_game.
  recorded_until timestamptz not null
);
insert into catalogue.recorded_play (recorded_until) values ('-infinity');
