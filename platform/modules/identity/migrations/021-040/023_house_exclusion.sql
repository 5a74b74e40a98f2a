-- What the house sets stands beside what players take: a row of its own that nobody took, and that nothing lifts.
alter table identity.exclusion
  alter column taken_by drop not null,
  alter column term drop not null,
  alter column session_id drop not null,
  add constraint taken_or_set check (
    num_nulls(taken_by, term, session_id) = 0
    or (num_nulls(taken_by, term, session_id, idempotency_key, lifted_at) = 5 and kind = 'Exclusion'));

-- Of those that were set before, whatever holds longer than what was taken.
insert into identity.exclusion (kind, player_id, taken_at, ends_at)
select 'Exclusion', player.id, player.excluded_at, player.exclusion_ends_at
from identity.player as player
where player.excluded_at is not null and not exists (
  select from identity.exclusion as taken
  where taken.player_id = player.id and taken.kind = 'Exclusion' and taken.lifted_at is null
    and (taken.ends_at is null or taken.ends_at >= player.exclusion_ends_at));
