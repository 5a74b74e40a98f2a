-- Ends a session and deletes what the identity provider stores for it: provider session, codes and refresh tokens.
-- Returns whether this call ended the session; only then the event is sent.
create or replace function identity.end_session(of_session text, why text, now_is timestamptz)
returns boolean language plpgsql as $$
declare
  ended identity.session;
  was_live boolean;
begin
  -- Locks the session before its other rows, so that concurrent calls wait here. A session that has expired ended at its
  -- expiry, not now.
  update identity.session s set ended_at = least(now_is, s.expires_at), end_reason = why
    where s.id = of_session and s.ended_at is null
    returning * into ended;
  was_live := found;
  delete from identity.oidc_payload p where p.session_id = of_session;
  if was_live then
    insert into outbox.event (topic, payload)
      values ('identity.sessionEnded', jsonb_build_object(
        'playerId', ended.player_id, 'brand', ended.brand, 'sessionId', of_session, 'reason', why));
    insert into outbox.feed_pending (type, version, player_id, brand, occurred_at, data)
      values ('session.ended', 1, ended.player_id, ended.brand, ended.ended_at, jsonb_build_object(
        'sessionId', of_session, 'startedAt', outbox.iso_time(ended.started_at), 'reason', why));
  end if;
  return was_live;
end $$;
