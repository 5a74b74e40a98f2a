-- FAIR-01: Whether the licence allowed autoplay and stopping the reels when the game was opened. Games that were opened
-- before this migration offer neither.
alter table wallet.game_session
  add column autoplay boolean not null default false,
  add column quick_stop boolean not null default false;
