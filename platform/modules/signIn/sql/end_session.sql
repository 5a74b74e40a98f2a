-- Ends a session, and with it everything the identity provider holds for it: the browser's sign-in, codes and refresh
-- tokens. Whether it was this call that ended it: only then the event goes out.
create or replace function identity.end_session(of_session text, why text, now_is timestamptz)
returns boolean language plpgsql as $$
declare
  ended identity.session;
  was_live boolean;
begin
  -- The session first: whoever ends it at the same moment waits here, holding nothing of it yet. One that ran out ended
  -- then, and not when somebody came to see.
  update identity.session s set ended_at = least(now_is, s.expires_at), end_reason = why
    where s.id = of_session and s.ended_at is null
    returning * into ended;
  was_live := found;
  delete from identity.oidc_payload p where p.session_id = of_session;
  if was_live then
    insert into outbox.event (topic, payload)
      values ('identity.sessionEnded', jsonb_build_object(
        'playerId', ended.player_id, 'brand', ended.brand, 'sessionId', of_session, 'reason', why));
  end if;
  return was_live;
end $$;
