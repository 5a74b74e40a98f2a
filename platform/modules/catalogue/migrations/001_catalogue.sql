-- What can be played. The rows come from the site data at each start; a game that has gone from there is withdrawn
-- and not deleted, as favourites, rounds and histories speak of it.
create table catalogue.studio (
  slug       text primary key,
  name       text   not null,
  face       text   not null,
  provider   text   not null,
  currencies text[] not null,
  languages  text[] not null
);

create table catalogue.game (
  slug              text primary key,
  title             text          not null,
  category          text          not null,
  studio            text          not null references catalogue.studio (slug),
  lookup_id         text          not null,
  released          date          not null,
  rtp               numeric(5, 2),
  lines             int,
  max_win           int,
  volatility        text,
  min_stake         numeric(9, 2) not null,
  max_stake         numeric(9, 2) not null,
  blocked_countries text[]        not null,
  blocked_licences  text[]        not null,
  is_open           boolean       not null,
  withdrawn_at      timestamptz,
  check (min_stake > 0 and min_stake <= max_stake)
);
-- Only what stands in the catalogue is read, all of it at once, into the memory that the players share.
create index game_in_catalogue on catalogue.game (slug) where is_open and withdrawn_at is null;

create table catalogue.list (
  slug       text primary key,
  position   int     not null,
  format     text    not null check (format in ('portrait', 'square', 'wide')),
  is_ranked  boolean not null,
  is_in_menu boolean not null,
  selection  jsonb   not null
);

-- Read by player, as a set.
create table catalogue.favourite (
  player_id text        not null,
  game      text        not null references catalogue.game (slug),
  added_at  timestamptz not null,
  primary key (player_id, game)
);

create table catalogue.recently_played (
  player_id text        not null,
  game      text        not null references catalogue.game (slug),
  played_at timestamptz not null,
  primary key (player_id, game)
);
-- GAME-14: the newest of one player.
create index recently_played_newest on catalogue.recently_played (player_id, played_at desc);
