-- What is known of a player beside the sign-in. Null is "never given"; a flag says what holds when nobody has set it.
alter table identity.player
  -- The number itself is in identity.phone, by which a player may also sign in.
  add column phone_verified boolean not null default false,
  add column street text,
  add column city text,
  add column zip_code text,
  add column state text,
  add column ssn text,
  add column reality_check_minutes integer check (reality_check_minutes > 0),

  -- Silence is no consent.
  add column accepts_email boolean not null default false,
  add column accepts_sms boolean not null default false,
  add column accepts_phone boolean not null default false,
  add column accepts_web_push boolean not null default false,
  add column marketing_blocked boolean not null default false,
  add column suppressed_in_a_group boolean not null default false,
  add column terms_accepted_at timestamptz,
  add column privacy_accepted_at timestamptz,

  -- Play: an exclusion may be without an end, so that it began is what tells it.
  add column excluded_at timestamptz,
  add column exclusion_ends_at timestamptz,
  add column timeout_ends_at timestamptz,

  -- Money
  add column instant_banking_blocked_from timestamptz,
  add column withdrawals_blocked boolean not null default false,
  add column cancel_withdrawal_blocked boolean not null default false,
  add column deposits_blocked boolean not null default false,
  add column rewards_blocked boolean not null default false,
  add column increase_deposit_limit_blocked boolean not null default false,
  add column banking_cdd boolean not null default false,

  -- What has been asked of the player
  add column kyc_status text not null default 'NotRequired'
    check (kyc_status in ('NotRequired', 'Required', 'Pending', 'Approved', 'Rejected')),
  add column kyc_deadline timestamptz,
  add column kyc_done text[] not null default '{}',
  add column kyc_missing text[] not null default '{}',
  add column source_of_wealth_due_at timestamptz,
  add column source_of_wealth_documents jsonb not null default '[]',
  add constraint exclusion_ends_after_it_began check (exclusion_ends_at is null or exclusion_ends_at > excluded_at);

-- Whoever is asked later what a player had accepted, and when, finds it here: a row a change, and none is altered.
create table identity.marketing_change (
  id bigint generated always as identity primary key,
  player_id text not null references identity.player (id),
  session_id text references identity.session (id),
  channel text not null check (channel in ('email', 'sms', 'phone', 'webPush')),
  accepted boolean not null,
  changed_at timestamptz not null
);
create index marketing_change_by_player on identity.marketing_change (player_id, id);

-- Pop-ups a customer is to be shown, each once.
create table identity.pop_up (
  player_id text not null references identity.player (id),
  id text not null,
  added_at timestamptz not null,
  primary key (player_id, id)
);
create index phone_by_player on identity.phone (player_id);
