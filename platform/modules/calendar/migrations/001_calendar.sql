-- Who has opened which door, and when: the memory of his devices and the record in one. No row is ever altered.
create table calendar.opening (
  player_id text        not null,
  -- The day of the countdown's first door, by the brand's calendar: 2026-12-01.
  round     text        not null check (round ~ '^\d{4}-\d{2}-\d{2}$'),
  door      int         not null check (door > 0),
  opened_at timestamptz not null,
  primary key (player_id, round, door)
);

create function calendar.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a door that was opened stays so';
end $$;
create trigger opening_stays before update or delete on calendar.opening
  for each row execute function calendar.refuse_change();
