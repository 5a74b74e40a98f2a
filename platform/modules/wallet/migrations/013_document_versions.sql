-- OVER-08: the versions of the brand's legal documents that were in force when the game was opened or when the player last
-- accepted new ones. Games opened before this migration have none, so their next stake asks the player to open them again.
alter table wallet.game_session add column document_versions int[] not null default '{}';
