-- Whether the answer to a refresh token may have got lost: it was used a moment ago and not shown again since, it is the
-- browser of the sign-in that shows it, and nobody has used what was answered.
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
