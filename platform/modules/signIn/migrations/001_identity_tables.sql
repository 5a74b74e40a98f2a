-- A player belongs to one brand; the same email address may have an account at each brand.
create table identity.player (
  id text primary key,
  brand text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  email_verified boolean not null default false,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  language text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  status_cause text,
  reopen_allowed boolean not null default true,
  created_at timestamptz not null,
  -- The verified number is in identity.phone, because a player can sign in with it.
  phone_verified boolean not null default false,
  street text, city text, zip_code text, state text,
  ssn text,
  reality_check_minutes integer check (reality_check_minutes > 0),
  -- Marketing needs an explicit consent.
  accepts_email boolean not null default false,
  accepts_sms boolean not null default false,
  accepts_phone boolean not null default false,
  accepts_web_push boolean not null default false,
  marketing_blocked boolean not null default false,
  suppressed_in_a_group boolean not null default false,
  terms_accepted_at timestamptz,
  privacy_accepted_at timestamptz,
  -- An exclusion may have no end, so a player is excluded if this is set and the end is not past.
  excluded_at timestamptz,
  exclusion_ends_at timestamptz,
  timeout_ends_at timestamptz,
  instant_banking_blocked_from timestamptz,
  withdrawals_blocked boolean not null default false,
  cancel_withdrawal_blocked boolean not null default false,
  deposits_blocked boolean not null default false,
  rewards_blocked boolean not null default false,
  increase_deposit_limit_blocked boolean not null default false,
  banking_cdd boolean not null default false,
  kyc_status text not null default 'NotNeed'
    check (kyc_status in ('Done', 'NotNeed', 'Pending', 'Required', 'WillBeRequired')),
  kyc_deadline timestamptz,
  kyc_done text[] not null default '{}',
  kyc_missing text[] not null default '{}',
  source_of_wealth_due_at timestamptz,
  source_of_wealth_documents jsonb not null default '[]',
  source_of_wealth_accepted_at timestamptz,
  -- Entered by the player and not verified; verified numbers are in identity.phone.
  phone_given text check (phone_given ~ '^\+[1-9][0-9]{5,14}$'),
  -- Play is blocked until it is decided whether the player is an excluded person.
  review_since timestamptz,
  -- End of the exclusion that the review is about; null if it has no end.
  review_ends_at timestamptz,
  unique (brand, email_key),
  constraint exclusion_ends_after_it_began check (exclusion_ends_at is null or exclusion_ends_at > excluded_at),
  constraint player_kyc_deadline_check check (kyc_status <> 'WillBeRequired' or kyc_deadline is not null)
);
create index player_by_birth on identity.player (birth_date);
create index player_by_kyc_deadline on identity.player (kyc_deadline)
  where kyc_status in ('WillBeRequired', 'Pending');
create index player_by_phone_given on identity.player (phone_given) where phone_given is not null;
create table identity.credential (
  player_id text primary key references identity.player (id),
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at timestamptz not null
);
-- One row per sign-in; its id is the `sid` claim of every token issued for it. Rows stay as the session history.
create table identity.session (
  id text primary key,
  player_id text not null references identity.player (id),
  brand text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  expires_at timestamptz not null,
  device_kind text check (device_kind in ('computer', 'phone', 'tablet')),
  browser text,
  system text,
  country text check (country ~ '^[A-Z]{2}$'),
  check ((ended_at is null) = (end_reason is null))
);
create index session_by_player on identity.session (player_id, started_at desc);
create unique index session_live_once on identity.session (player_id) where ended_at is null;
create index session_by_expiry on identity.session (expires_at) where ended_at is null;
-- State of the identity provider: codes, refresh tokens, grants, sign-ins in progress. `id` is a SHA-256, so that a
-- leaked copy of this table cannot be used to sign in. Ending the session `session_id` deletes its rows.
create table identity.oidc_payload (
  brand text not null,
  model text not null,
  id bytea not null,
  payload jsonb not null,
  session_id text,
  uid text,
  consumed_at timestamptz,
  -- When a refresh token whose response was lost was accepted once more.
  repeated_at timestamptz,
  expires_at timestamptz,
  primary key (brand, model, id)
);
create index oidc_payload_by_session on identity.oidc_payload (session_id) where session_id is not null;
create index oidc_payload_by_uid on identity.oidc_payload (brand, uid) where uid is not null;
create index oidc_payload_by_expiry on identity.oidc_payload (expires_at);
-- A realm signs with its one key that is not retired; retired keys still verify older tokens.
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
-- Each sign-in deletes expired counters; this index finds them.
create index attempt_by_reset on identity.attempt (resets_at);
-- A verified mobile number, with which a player can sign in.
create table identity.phone (
  brand text not null,
  number text not null check (number ~ '^\+[1-9][0-9]{5,14}$'),
  player_id text not null references identity.player (id),
  -- Null for a number that the operator entered.
  verified_at timestamptz,
  session_id text references identity.session (id),
  primary key (brand, number)
);
create index phone_by_player on identity.phone (player_id);
create index phone_by_number on identity.phone (number);
-- One attempt to sign in by code; `player_id` is null if the address has no account. `id` is the SHA-256 of a secret in the
-- browser, and that secret is the HMAC key of `code_hash`, so that a leaked copy of this table reveals no code.
create table identity.sign_in_code (
  id bytea primary key,
  brand text not null,
  player_id text references identity.player (id),
  address text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  purpose text not null check (purpose in ('signIn', 'phone'))
);
create index sign_in_code_by_expiry on identity.sign_in_code (expires_at);
-- Refresh tokens of the custom sign-in, each valid once. `id` is the SHA-256 of the token.
create table identity.refresh_token (
  id bytea primary key,
  session_id text not null references identity.session (id),
  brand text not null,
  flow text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- SHA-256 of a cookie that no script can read.
  browser bytea,
  -- The token that replaced this one.
  answer bytea,
  repeated_at timestamptz
);
create index refresh_token_by_expiry on identity.refresh_token (expires_at);
-- Record of marketing consent: one row per change. Append-only.
create table identity.marketing_change (
  id bigint generated always as identity primary key,
  player_id text not null references identity.player (id),
  session_id text references identity.session (id),
  channel text not null check (channel in ('email', 'sms', 'phone', 'webPush')),
  accepted boolean not null,
  changed_at timestamptz not null
);
create index marketing_change_by_player on identity.marketing_change (player_id, id);
-- Pop-ups that a player is shown once.
create table identity.pop_up (
  player_id text not null references identity.player (id),
  id text not null,
  added_at timestamptz not null,
  acknowledged_at timestamptz,
  primary key (player_id, id)
);
-- Sign-in at a payment provider. `id` is in URLs; `challenge` is the SHA-256 of a secret that only the browser has, so that
-- a leaked URL cannot be used to sign in.
create table identity.provider_login (
  id text primary key,
  brand text not null,
  provider text not null,
  challenge bytea not null,
  outcome text not null default 'pending' check (outcome in ('pending', 'succeeded', 'refused', 'abandoned')),
  subject text,
  expires_at timestamptz not null,
  completed_at timestamptz,
  purpose text not null default 'signIn' check (purpose in ('signIn', 'signUp')),
  -- Personal data of a new player that the provider has verified, for the registration form.
  person jsonb,
  check ((outcome = 'succeeded') = (subject is not null))
);
create index provider_login_by_expiry on identity.provider_login (expires_at);
-- Links a payment provider's customer to a player of a brand.
create table identity.provider_account (
  brand text not null,
  provider text not null,
  subject text not null,
  player_id text not null references identity.player (id),
  primary key (brand, provider, subject)
);
-- LIC-07: hash that recognises a national id at a brand; the number itself is not stored.
create table identity.national_id (
  brand text not null,
  hash bytea not null,
  player_id text not null references identity.player (id),
  primary key (brand, hash)
);
-- Versions of legal documents that a player accepted. Append-only.
create table identity.acceptance (
  player_id text not null references identity.player (id),
  document text not null check (document in ('terms-and-conditions', 'privacy-policy')),
  version integer not null check (version > 0),
  locale text not null,
  accepted_at timestamptz not null,
  primary key (player_id, document, version)
);
-- LIC-10: limits chosen at registration.
create table identity.first_limit (
  player_id text not null references identity.player (id),
  period text not null check (period in ('day', 'week', 'month')),
  minor bigint not null check (minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  chosen_at timestamptz not null,
  primary key (player_id, period)
);
-- Every valid registration form that was submitted; a refused one names the existing player it matched.
create table identity.registration (
  id bigint generated always as identity primary key,
  brand text not null,
  country text not null,
  outcome text not null check (outcome in ('opened', 'emailTaken', 'nationalIdTaken', 'likeAnExcludedPlayer', 'customerTaken')),
  player_id text references identity.player (id),
  at timestamptz not null
);
create index registration_by_player on identity.registration (player_id, id);
-- Email verification links. `id` is the SHA-256 of the link's secret, so that a leaked copy of this table verifies nothing.
create table identity.email_verification (
  id bytea primary key,
  brand text not null,
  player_id text not null references identity.player (id),
  email text not null,
  purpose text not null check (purpose in ('EmailChange', 'SignUp', 'Unknown')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_verification_by_player on identity.email_verification (player_id, sent_at desc);
-- FLAG-13: the jackpot choice of the registration form.
create table identity.first_jackpot (
  player_id text primary key references identity.player (id),
  -- Contribution per stake; null if the player declined.
  minor bigint check (minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  chosen_at timestamptz not null,
  -- Why the choice could not be applied when the account was opened; null if it was applied.
  refused text check (refused <> '')
);
-- Record of operator decisions about a player's bank. Append-only.
create table identity.banking_decision (
  id         bigint generated always as identity primary key,
  player_id  text        not null references identity.player (id),
  act        text        not null check (act in ('CddAsked', 'CddDone', 'InstantBankingBlocked', 'InstantBankingOpened')),
  by         text        not null,
  why        text        not null,
  decided_at timestamptz not null
);
create index banking_decision_by_player on identity.banking_decision (player_id, id);
-- Record of time-outs and exclusions; the current ones are columns of identity.player. There is no foreign key to the
-- player, so that rows outlive an erased account (EXCLUSION-09). One row for each account of the person (EXCLUSION-03).
create table identity.exclusion (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('Timeout', 'Exclusion')),
  player_id text not null,
  taken_by text,
  -- The licence's name of the term: days of a time-out, `P6M`, `indefinite`.
  term text,
  taken_at timestamptz not null,
  ends_at timestamptz check (ends_at > taken_at),
  session_id text,
  -- Null in the rows of the person's other accounts.
  idempotency_key text,
  lifted_at timestamptz,
  check (kind = 'Exclusion' or (ends_at is not null and lifted_at is null)),
  unique (player_id, idempotency_key),
  -- An exclusion by the operator has no `taken_by` and cannot be lifted.
  constraint taken_or_set check (
    num_nulls(taken_by, term, session_id) = 0
    or (num_nulls(taken_by, term, session_id, idempotency_key, lifted_at) = 5 and kind = 'Exclusion'))
);
create index exclusion_of_player on identity.exclusion (player_id, id);
create index exclusion_by_taker on identity.exclusion (taken_by) where lifted_at is null;
-- EXCLUSION-05: requests to end an exclusion early. A player has at most one open request.
create table identity.exclusion_lift (
  id bigint generated always as identity primary key,
  player_id text not null,
  reason text not null check (reason <> ''),
  session_id text not null,
  asked_at timestamptz not null,
  -- Minimum waiting period, whatever the licence data says.
  ready_at timestamptz not null check (ready_at >= asked_at + interval '24 hours'),
  lapses_at timestamptz not null check (lapses_at > ready_at),
  closed_at timestamptz,
  outcome text check (outcome in ('lifted', 'cancelled', 'lapsed', 'overtaken')),
  check ((closed_at is null) = (outcome is null)),
  check (outcome is distinct from 'lifted' or closed_at >= ready_at)
);
create unique index exclusion_lift_open on identity.exclusion_lift (player_id) where closed_at is null;
-- EXCLUSION-09: recognises an excluded person whose account was erased, while the exclusion lasts. Keyed hashes of licence,
-- birth date and each spelling of the name with one typo; without the key no name can be tested against them.
create table identity.exclusion_mark (
  mark bytea not null,
  -- False if the spelling leaves out words of the name.
  is_whole boolean not null,
  exclusion_id bigint not null references identity.exclusion (id),
  primary key (mark, is_whole, exclusion_id)
);
create table identity.exclusion_key (
  is_the_one boolean primary key default true check (is_the_one),
  -- 244 random bits.
  secret bytea not null
);
insert into identity.exclusion_key (secret)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
-- Record of manual actions of the staff. Append-only.
create table identity.house_act (
  id        bigint generated always as identity primary key,
  player_id text        not null references identity.player (id),
  act       text        not null check (act in ('PopUpAdded', 'AccountClosed')),
  -- The pop-up id, or the reason why the account was closed.
  about     text        not null check (about <> ''),
  by        text        not null check (by <> ''),
  why       text        not null check (why <> ''),
  at        timestamptz not null
);
create index house_act_by_player on identity.house_act (player_id, id);
-- EXCLUSION-06: hashed data by which accounts of the same person are found. Birth date, phone and national id have their
-- own columns.
create table identity.match_key (
  player_id text not null references identity.player (id) on delete cascade,
  kind text not null check (kind in ('email', 'mailboxName', 'address', 'nationalId', 'paymentAccount', 'device')),
  value text not null check (value <> ''),
  primary key (kind, value, player_id)
);
create index match_key_by_player on identity.match_key (player_id);
-- Identity of a player as verified by documents, a bank or the staff.
create table identity.verified_identity (
  player_id text primary key references identity.player (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  verified_at timestamptz not null
);
create index verified_identity_by_birth on identity.verified_identity (birth_date);
create table identity.exclusion_review (
  id bigint generated always as identity primary key,
  player_id text not null references identity.player (id) on delete cascade,
  -- The excluded account; null if it was erased.
  other_id text,
  occasion text not null check (occasion in ('registration', 'exclusion', 'deposit', 'verification', 'phone')),
  score integer not null,
  parts jsonb not null,
  opened_at timestamptz not null,
  ends_at timestamptz,
  outcome text check (outcome in ('cleared', 'confirmed', 'matched', 'verifiedOther', 'renewed', 'lifted')),
  decided_at timestamptz,
  decided_by text,
  decided_why text,
  check (num_nulls(outcome, decided_at, decided_by, decided_why) in (0, 4))
);
create unique index exclusion_review_open on identity.exclusion_review (player_id, other_id) nulls not distinct
  where outcome is null;
create index exclusion_review_queue on identity.exclusion_review (opened_at) where outcome is null;
create index exclusion_review_by_other on identity.exclusion_review (other_id) where outcome is null;
-- Players to compare again, because an exclusion began during their comparison.
create table identity.match_due (
  player_id text primary key references identity.player (id) on delete cascade,
  since timestamptz not null
);
-- Networks and browsers from which an account has signed in: the SHA-256 of the account and the network, or of the account
-- and the device cookie. The attempt limit of the account does not apply to them, so that strangers cannot lock out the
-- owner.
create table identity.known_sign_in (
  key          bytea       primary key,
  succeeded_at timestamptz not null
);
create index known_sign_in_by_time on identity.known_sign_in (succeeded_at);
