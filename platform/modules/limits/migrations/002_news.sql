-- That a raise is ready has been told (L4).
alter table limits.change add column told_at timestamptz;
create index change_untold on limits.change (ready_at) where told_at is null;

-- The last review that a player was reminded of (L8).
create table limits.reminder (
  player_id text primary key,
  due_at timestamptz not null
);
