-- Whose account is closed for good comes in, to what he holds and to why; one that may be opened again is opened first.
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
  -- Sign-ins of one player at the same moment wait here for each other, so that only the last of them lives. Whatever else
  -- changes how he stands waits here too: the account may have been closed while the password was being looked at.
  select p.status = 'Closed' and p.reopen_allowed into is_closed from identity.player p where p.id = of_player for no key update;
  if is_closed then
    return;
  end if;

  -- One that began elsewhere and is heard of late is over where a younger one lives. By whole seconds, as tokens tell the
  -- time of a sign-in; in the same second the one that came last is the younger.
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

  -- With each sign-in a few that have run out end, and a few dead rows of the provider's go, without a job of their own.
  -- Another that ends or deletes them has them to itself.
  for other in
    select s.id from identity.session s
    where s.ended_at is null and s.expires_at <= now_is
    order by s.expires_at limit few for update skip locked
  loop
    if identity.end_session(other.id, 'SESSION_EXPIRED', now_is) then
      ended := ended || other.id;
    end if;
  end loop;
  -- By where they lie: their ids alone are no index.
  delete from identity.oidc_payload where ctid = any(array(
    select dead.ctid from identity.oidc_payload dead
    where dead.expires_at < now_is limit 100 for update skip locked));
end $$;
