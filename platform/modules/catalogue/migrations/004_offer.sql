-- What a studio offers of a game: the returns it can be set to, one of which is the game's here, and its languages.
alter table catalogue.game
  add column rtp_least numeric(5, 2),
  add column rtp_most  numeric(5, 2),
  add column languages text[] not null default '{}',
  add check ((rtp_least is null) = (rtp_most is null)),
  add check (rtp_least is null or rtp between rtp_least and rtp_most);
