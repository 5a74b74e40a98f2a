-- A limit holds for the money that arrives (LIMIT-12): a deposit under way reserves room whatever the day, and counts
-- in the period in which its money arrives. What stands here by now counts as it did.
alter table limits.room add column arrived_at timestamptz;
update limits.room set arrived_at = at;
create index room_reserved on limits.room (player_id) where arrived_at is null;
create index room_arrived on limits.room (player_id, arrived_at) where arrived_at is not null;
