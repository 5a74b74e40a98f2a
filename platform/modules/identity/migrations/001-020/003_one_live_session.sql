-- A player has one live session: a new sign-in ends the older. The row is the history too: from what device and
-- country it was opened, as far as that is known, and until when it lives if nobody ends it before.
alter table identity.session
  add column expires_at timestamptz,
  add column device_kind text check (device_kind in ('computer', 'phone', 'tablet')),
  add column browser text,
  add column system text,
  add column country text check (country ~ '^[A-Z]{2}$');

update identity.session set expires_at = started_at + interval '12 hours';
alter table identity.session alter column expires_at set not null;

-- Of sessions that lived beside each other only the newest stays; those whose time had run out ended by themselves.
update identity.session older
  set ended_at = least(now(), older.expires_at),
      end_reason = case when older.expires_at <= now() then 'SESSION_EXPIRED'
                        else 'LOGGED_IN_FROM_ANOTHER_DEVICE' end
  where older.ended_at is null and exists (
    select 1 from identity.session newer
    where newer.player_id = older.player_id and newer.ended_at is null
      and (newer.started_at, newer.id) > (older.started_at, older.id));

create unique index session_live_once on identity.session (player_id) where ended_at is null;
create index session_by_expiry on identity.session (expires_at) where ended_at is null;
