-- A refresh token whose answer got lost may be shown once more, shortly after, by the browser that signed in.
alter table identity.oidc_payload add column repeated_at timestamptz;
