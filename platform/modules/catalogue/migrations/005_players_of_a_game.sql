-- The number of players of each game within some days, for the most played games.
create index recently_played_by_time on catalogue.recently_played (played_at, game);
