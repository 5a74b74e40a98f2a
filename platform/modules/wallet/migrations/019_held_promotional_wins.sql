-- A promotional win belongs to no round and no game.
alter table wallet.held_win alter column game drop not null, alter column round drop not null;
