-- What the identity provider must remember: codes, refresh tokens, grants, sign-ins under way.
-- `id` is a SHA-256, so that a copy of this table signs nobody in.
-- `session_id` is the identity.session that a row hangs on: ending the session deletes by it.
create table identity.oidc_payload (
  brand text not null,
  model text not null,
  id bytea not null,
  payload jsonb not null,
  session_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (brand, model, id)
);
create index oidc_payload_by_session on identity.oidc_payload (session_id) where session_id is not null;
create index oidc_payload_by_uid on identity.oidc_payload (brand, uid) where uid is not null;
create index oidc_payload_by_expiry on identity.oidc_payload (expires_at);

-- A realm signs with the one key that is not retired; retired keys still verify what they signed.
create table identity.signing_key (
  kid text primary key,
  brand text not null,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index signing_key_current on identity.signing_key (brand) where retired_at is null;

-- Counters of sign-in attempts, by hashed account and address.
create table identity.attempt (
  key bytea primary key,
  tries integer not null,
  resets_at timestamptz not null
);
