-- ISO 3166-1 or 3166-2 codes of where the player was when the game was opened. Without them, a game that is switched off in
-- any country takes no new rounds. Null for games that were opened before this migration.
alter table wallet.game_session add column locations text[];
