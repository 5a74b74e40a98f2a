-- When the event was written, by the clock of the database: the age of the oldest event is how far the relay lags.
alter table outbox.event add column created_at timestamptz not null default now();
