-- The history is read by time, because a lapse is recorded later than it happened.
drop index limits.step_of_holder;
create index step_of_holder on limits.step (holder, at, id);
