-- LIC-09, LIMIT-14: limits of the kind Session are in minutes and have no currency.
alter table limits.held drop constraint held_kind_check, alter column currency drop not null,
  add constraint held_kind_check check (kind in ('Deposit', 'Stake', 'Loss', 'Session')),
  add constraint held_currency_check check ((kind = 'Session') = (currency is null)),
  add constraint held_minutes_check check (kind <> 'Session' or amount > 0);
alter table limits.change drop constraint change_kind_check,
  add constraint change_kind_check check (kind in ('Deposit', 'Stake', 'Loss', 'Session')),
  add constraint change_minutes_check check (kind <> 'Session' or amount > 0);

-- When the session limits of a player allowed play in a session. Time outside does not count. Other sessions count entirely.
create table limits.play_time (
  session_id text primary key,
  player_id text not null,
  opens_at timestamptz not null,
  -- Null once the player has no session limits any more.
  closes_at timestamptz,
  -- Minutes of the last warning before `closes_at`.
  warned_minutes int,
  is_over boolean not null default false
);
create index play_time_of_player on limits.play_time (player_id);
create index play_time_closing on limits.play_time (closes_at) where not is_over;
