-- Opens no session if the player may reopen their closed account (`is_closed`): it has to be reopened first. A player
-- whose account is closed permanently may sign in, to see the balance and the reason.
create or replace function identity.open_session(
  of_session text, of_player text, of_brand text, began timestamptz, until timestamptz,
  on_device text, in_browser text, on_system text, from_country text, now_is timestamptz, few integer,
  out is_closed boolean, out ended text[])
language plpgsql as $$
declare
  other record;
  is_over boolean;
begin
  ended := '{}';
  -- The lock makes concurrent sign-ins of a player wait for each other, so that only the last session stays active. It
  -- also shows whether the account was closed while the password was checked.
  select p.status = 'Closed' and p.reopen_allowed into is_closed from identity.player p where p.id = of_player for no key update;
  if is_closed then
    return;
  end if;

  -- A session of another identity provider may be reported late: it is over if a newer session is active. Compared in
  -- whole seconds, like the `auth_time` of tokens; in the same second the later report counts as newer.
  is_over := exists (
    select 1 from identity.session s
    where s.player_id = of_player and s.id <> of_session and s.ended_at is null and s.expires_at > now_is
      and date_trunc('second', s.started_at) > date_trunc('second', began));

  for other in
    select s.id, s.expires_at <= now_is as has_run_out from identity.session s
    where s.player_id = of_player and s.id <> of_session and s.ended_at is null
  loop
    continue when is_over and not other.has_run_out;
    if identity.end_session(
      other.id, case when other.has_run_out then 'SESSION_EXPIRED' else 'LOGGED_IN_FROM_ANOTHER_DEVICE' end, now_is)
    then
      ended := ended || other.id;
    end if;
  end loop;

  insert into identity.session
    (id, player_id, brand, started_at, ended_at, end_reason, expires_at, device_kind, browser, system, country)
  values (
    of_session, of_player, of_brand, coalesce(began, now_is),
    case when is_over then now_is end, case when is_over then 'LOGGED_IN_FROM_ANOTHER_DEVICE' end,
    until, on_device, in_browser, on_system, from_country)
  on conflict (id) do nothing;
  if found and not is_over then
    insert into outbox.feed_pending (type, version, player_id, brand, occurred_at, data)
      values ('session.started', 1, of_player, of_brand, now_is, jsonb_build_object(
        'sessionId', of_session, 'startedAt', outbox.iso_time(coalesce(began, now_is)), 'device', on_device,
        'country', from_country));
  end if;

  -- Each sign-in also ends a few expired sessions and deletes a few expired provider rows, so that no cleanup job is
  -- needed. Rows that a concurrent call has locked are skipped.
  for other in
    select s.id from identity.session s
    where s.ended_at is null and s.expires_at <= now_is
    order by s.expires_at limit few for update skip locked
  loop
    if identity.end_session(other.id, 'SESSION_EXPIRED', now_is) then
      ended := ended || other.id;
    end if;
  end loop;
  -- Deleted by ctid, because no index begins with the id.
  delete from identity.oidc_payload where ctid = any(array(
    select dead.ctid from identity.oidc_payload dead
    where dead.expires_at < now_is limit 100 for update skip locked));
end $$;
