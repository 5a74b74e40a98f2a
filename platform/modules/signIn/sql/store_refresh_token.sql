-- Stores a refresh token and, if it replaces the token `used`, marks that one as consumed. The session expires with its
-- newest token.
create or replace function identity.store_refresh_token(
  of_brand text, stored bytea, content jsonb, of_session text, until timestamptz,
  used bytea, shown_by bytea, now_is timestamptz, lost_since timestamptz)
returns text language plpgsql as $$
declare
  token identity.oidc_payload;
begin
  -- Locks the session first, in the same order as end_session.
  perform 1 from identity.session s where s.id = of_session and s.ended_at is null for no key update;
  if not found then
    return 'ended';
  end if;

  if used is not null then
    -- Locked, so that the second of two concurrent calls finds the token used.
    select * into token from identity.oidc_payload p
      where p.brand = of_brand and p.model = 'RefreshToken' and p.id = used for update;
    if token.consumed_at is null then
      update identity.oidc_payload p set consumed_at = now_is
        where p.brand = of_brand and p.model = 'RefreshToken' and p.id = used;
      if not found then
        return 'used';
      end if;
    elsif identity.is_lost(token, shown_by, lost_since) then
      -- Invalidates the token of the lost response: if somebody uses it nevertheless, the session ends.
      update identity.oidc_payload p set consumed_at = now_is, repeated_at = now_is
        where p.session_id = of_session and p.model = 'RefreshToken' and p.consumed_at is null;
      update identity.oidc_payload p set repeated_at = now_is
        where p.brand = of_brand and p.model = 'RefreshToken' and p.id = used;
    else
      return 'used';
    end if;
  end if;

  insert into identity.oidc_payload (brand, model, id, payload, session_id, expires_at)
    values (of_brand, 'RefreshToken', stored, content, of_session, until);
  update identity.session s set expires_at = until where s.id = of_session;
  return 'stored';
end $$;
