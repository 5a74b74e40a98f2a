-- A closed list accepts no more entries.
create or replace function raffle.refuse_late() returns trigger language plpgsql as $$
begin
  if exists (select from added join raffle.list using (drop)) then
    raise exception 'the list of this drop is closed';
  end if;
  return null;
end $$;

create or replace trigger line_comes_before_list after insert on raffle.line
  referencing new table as added for each statement execute function raffle.refuse_late();
