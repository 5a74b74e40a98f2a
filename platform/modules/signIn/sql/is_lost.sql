-- Whether the response to a used refresh token may have been lost: the token was used after `lost_since` and not
-- accepted again, the request comes from the browser that signed in, and the newer token is unused.
create or replace function identity.is_lost(token identity.oidc_payload, shown_by bytea, lost_since timestamptz)
returns boolean language sql stable as $$
  select token.repeated_at is null and token.consumed_at > lost_since
    and exists (
      select 1 from identity.oidc_payload browser
      where browser.brand = token.brand and browser.model = 'Session' and browser.id = shown_by
        and browser.session_id = token.session_id)
    and not exists (
      select 1 from identity.oidc_payload answered
      where answered.session_id = token.session_id and answered.model = 'RefreshToken'
        and answered.consumed_at > token.consumed_at)
$$;
