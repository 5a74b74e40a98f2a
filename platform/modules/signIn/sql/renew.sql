-- Exchanges the refresh token `shown` for the new token `answered`. The session expires with its newest token: at `until`
-- (CLOCK-05), or `longest` after its start if that is earlier.
create or replace function identity.renew(
  of_brand text, shown bytea, answered bytea, shown_by bytea, now_is timestamptz, lost_since timestamptz,
  until timestamptz, longest interval,
  out outcome text, out session_id text, out player_id text, out flow text, out expires_at timestamptz)
language plpgsql as $$
declare
  token identity.refresh_token;
  is_again boolean := false;
begin
  -- Locked, so that the second of two concurrent calls finds the token used.
  select * into token from identity.refresh_token r where r.id = shown and r.brand = of_brand for update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  session_id := token.session_id;
  flow := token.flow;
  if token.used_at is not null then
    if token.repeated_at is null and token.used_at > lost_since and token.browser = shown_by then
      -- Invalidates the token of the lost response: if somebody uses it nevertheless, the session ends.
      update identity.refresh_token r set used_at = now_is, repeated_at = now_is
        where r.id = token.answer and r.used_at is null;
      is_again := found;
    end if;
    if not is_again then
      outcome := 'replayed';
      return;
    end if;
  end if;

  if token.expires_at <= now_is then
    outcome := 'expired';
    return;
  end if;
  update identity.session s set expires_at = least(until, s.started_at + longest)
    where s.id = token.session_id and s.ended_at is null
    returning s.player_id, s.expires_at into player_id, expires_at;
  if not found then
    outcome := 'ended';
    return;
  end if;

  insert into identity.refresh_token (id, session_id, brand, flow, browser, expires_at)
    values (answered, token.session_id, token.brand, token.flow, token.browser, expires_at);
  update identity.refresh_token r
    set used_at = coalesce(token.used_at, now_is), repeated_at = case when is_again then now_is end, answer = answered
    where r.id = shown;
  outcome := 'renewed';
end $$;
