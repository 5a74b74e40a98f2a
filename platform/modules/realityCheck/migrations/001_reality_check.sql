-- The clock of each session that was signed in to, and the reality checks it makes. What binds stakes stands in the wallet.
create table reality_check.session (
  session_id     text        primary key,
  player_id      text        not null,
  started_at     timestamptz not null,
  -- The number of the player's last movement before it: what comes after is the session's.
  sequence       bigint      not null,
  -- Of the check that comes next; null where none is made.
  period_minutes int         check (period_minutes > 0),
  -- The sign-in, or the last answer.
  counts_from    timestamptz not null,
  due_at         timestamptz,
  check ((period_minutes is null) = (due_at is null))
);

-- Who answered which check, and who chose which period. No row is ever altered.
create table reality_check.entry (
  id             bigint      generated always as identity primary key,
  player_id      text        not null,
  session_id     text        not null,
  act            text        not null check (act in ('Acknowledged', 'PeriodChosen')),
  -- Of the check that was answered, or the one that was chosen.
  period_minutes int         not null,
  -- When the answered check was due, or the next one is.
  due_at         timestamptz not null,
  at             timestamptz not null
);
create index entry_by_player on reality_check.entry (player_id, id);

create function reality_check.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of reality checks is not altered';
end $$;
create trigger entry_stays before update or delete on reality_check.entry
  for each row execute function reality_check.refuse_change();
