-- A player's source of wealth documents. Whether they are required, and by when, is in identity.player.
create table compliance.source_of_wealth (
  player_id text        primary key,
  -- Incremented with each request of the operator, to distinguish new documents from earlier ones.
  round     int         not null default 1 check (round > 0),
  -- When the player submitted the documents; null while no submission waits for review.
  sent_at   timestamptz
);

-- Options that the player checked on the form: what the documents prove.
create table compliance.checked_option (
  player_id text not null references compliance.source_of_wealth,
  type      text not null,
  option    text not null,
  primary key (player_id, type, option)
);

create table compliance.document (
  id          text        primary key,
  player_id   text        not null references compliance.source_of_wealth,
  type        text        not null,
  round       int         not null,
  -- File name as sent by the browser; for display only, never used as a path.
  name        text        not null check (name <> ''),
  media_type  text        not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes  int         not null check (size_bytes > 0),
  sha256      text        not null,
  uploaded_at timestamptz not null,
  -- When the player submitted it; afterwards the player cannot delete it.
  sent_at     timestamptz,
  -- When the operator accepted the submission.
  closed_at   timestamptz,
  -- Uploading the same bytes again does not add a document.
  unique (player_id, type, round, sha256)
);

-- File contents, unless they are configured to be stored in a folder.
create table compliance.document_content (
  document_id text  primary key references compliance.document on delete cascade,
  -- The content is compressed already.
  content     bytea storage external not null
);

-- Record of who did what, and why. Append-only.
create table compliance.entry (
  id          bigint      generated always as identity primary key,
  player_id   text        not null,
  act         text        not null check (act in (
    'Required', 'Uploaded', 'Removed', 'Sent', 'AskedAgain', 'Accepted', 'Read',
    'KycDecided', 'KycAsked', 'KycBegun', 'KycReviewed', 'KycLapsed')),
  -- `player`, `house` for an automatic decision, otherwise the name of the staff member.
  by          text        not null check (by <> ''),
  why         text        not null,
  document_id text,
  at          timestamptz not null
);
create index entry_by_player on compliance.entry (player_id, id);

-- A player's identity verification. The status itself is in identity.player.
create table compliance.identity_verification (
  player_id     text        primary key,
  asked_for     text        not null check (asked_for in ('Registration', 'Deposits', 'Withdrawal', 'House')),
  asked_at      timestamptz not null,
  -- The verification provider, and its unique id of the player.
  provider      text,
  applicant_id  text,
  -- The last notice of the provider that had an effect, by the provider's clock.
  heard_at      timestamptz,
  heard         text        check (heard in ('submitted', 'verified', 'returned', 'refused')),
  -- When the last decision was made, and when the operator last decided; earlier notices of the provider are ignored.
  decided_at    timestamptz,
  overruled_at  timestamptz,
  rejections    text[]      not null default '{}',
  -- The provider accepts no further attempt; the operator may.
  is_final      boolean     not null default false,
  unique (provider, applicant_id),
  check ((provider is null) = (applicant_id is null)),
  check ((heard_at is null) = (heard is null))
);

-- Every notice with a valid signature and how it was processed. A repeated notice has no effect.
create table compliance.review_notice (
  provider     text        not null,
  -- Hash of the notice's bytes.
  id           text        not null,
  applicant_id text        not null,
  outcome      text        not null,
  labels       text[]      not null,
  at           timestamptz not null,
  verdict      text        not null,
  received_at  timestamptz not null,
  primary key (provider, id)
);
