-- The games. Rows are written from the site data at each start. A game removed from the data is marked as
-- withdrawn and not deleted, because favourites, rounds and history refer to it.
create table catalogue.studio (
  slug       text primary key,
  name       text   not null,
  face       text   not null,
  provider   text   not null,
  currencies text[] not null,
  languages  text[] not null,
  -- Licences that the studio is certified for.
  licences   text[] not null default '{}'
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
  -- Exact, because a win above it is held (MONEY-09).
  max_win           numeric(9, 2),
  -- In major units by currency, such as {"EUR": "250000.00"}.
  max_win_amounts   jsonb,
  volatility        text,
  min_stake         numeric(9, 2) not null,
  max_stake         numeric(9, 2) not null,
  blocked_countries text[]        not null,
  blocked_licences  text[]        not null,
  is_open           boolean       not null,
  withdrawn_at      timestamptz,
  tags              text[]        not null default '{}',
  features          text[]        not null default '{}',
  devices           text[]        not null default '{}',
  available_at      timestamptz   not null,
  -- The range of returns the studio offers; `rtp` is the one in use.
  rtp_least         numeric(5, 2),
  rtp_most          numeric(5, 2),
  languages         text[]        not null default '{}',
  check (min_stake > 0 and min_stake <= max_stake),
  check ((rtp_least is null) = (rtp_most is null)),
  check (rtp_least is null or rtp between rtp_least and rtp_most)
);

-- Only current games are read, all at once, into an index in memory that all players share.
create index game_in_catalogue on catalogue.game (slug) where is_open and withdrawn_at is null;

create table catalogue.list (
  slug       text primary key,
  position   int     not null,
  format     text    not null check (format in ('portrait', 'square', 'wide')),
  is_ranked  boolean not null,
  is_in_menu boolean not null,
  selection  jsonb   not null
);

-- Read per player, as a set.
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

-- GAME-14: a player's most recently played games.
create index recently_played_newest on catalogue.recently_played (player_id, played_at desc);

-- When a game became available to a country or subdivision, a licence, a currency or a device. Their codes are
-- distinct, so one column holds them all.
create table catalogue.opening (
  game      text        not null references catalogue.game (slug),
  to_whom   text        not null,
  opened_at timestamptz not null,
  primary key (game, to_whom)
);
