-- A final status cannot change.
create or replace function rewards.refuse_reopening() returns trigger language plpgsql as $$
begin
  if old.status in ('Credited', 'Expired', 'Removed') and new.status <> old.status then
    raise exception 'a reward that is % stays so', old.status;
  end if;
  return new;
end $$;

create or replace trigger assignment_ends_once before update on rewards.assignment
  for each row execute function rewards.refuse_reopening();
