-- What a player shows the house when it asks where the money comes from. Whether it asks, and by when, is a column of
-- the player's own (identity.player).
create table compliance.source_of_wealth (
  player_id text        primary key,
  -- One more each time the house asks, so that what is new is told from what was there.
  round     int         not null default 1 check (round > 0),
  -- When the player last sent; null while nothing waits for the house.
  sent_at   timestamptz
);

-- What a player says he shows.
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
  -- As the player's own machine names it: text alone, no path is ever made of it.
  name        text        not null check (name <> ''),
  media_type  text        not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  size_bytes  int         not null check (size_bytes > 0),
  sha256      text        not null,
  uploaded_at timestamptz not null,
  -- From then on it is the house's.
  sent_at     timestamptz,
  -- When what it was shown for was accepted.
  closed_at   timestamptz,
  -- The same bytes again are the same document.
  unique (player_id, type, round, sha256)
);

-- Where documents are kept in the database; in a folder otherwise.
create table compliance.document_content (
  document_id text  primary key references compliance.document on delete cascade,
  -- The content is compressed already.
  content     bytea storage external not null
);

-- Who did what, and why. No row is ever altered.
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

-- How it stands with showing who a player is, beside the status itself, which is a column of his own (identity.player).
create table compliance.identity_verification (
  player_id     text        primary key,
  asked_for     text        not null check (asked_for in ('Registration', 'Deposits', 'Withdrawal', 'House')),
  asked_at      timestamptz not null,
  -- What the company that looks at it calls him; it is nobody else's.
  provider      text,
  applicant_id  text,
  -- The last of its messages that had an effect, by its own clock.
  heard_at      timestamptz,
  heard         text        check (heard in ('submitted', 'verified', 'returned', 'refused')),
  -- When somebody last decided, and when it was somebody of the house: what the company said before counts no more.
  decided_at    timestamptz,
  overruled_at  timestamptz,
  rejections    text[]      not null default '{}',
  -- The company takes no further try; the house may.
  is_final      boolean     not null default false,
  unique (provider, applicant_id),
  check ((provider is null) = (applicant_id is null)),
  check ((heard_at is null) = (heard is null))
);

-- Every message whose signature was right, as it was taken. The same again has no second effect.
create table compliance.review_notice (
  provider     text        not null,
  -- Of its bytes.
  id           text        not null,
  applicant_id text        not null,
  outcome      text        not null,
  labels       text[]      not null,
  at           timestamptz not null,
  verdict      text        not null,
  received_at  timestamptz not null,
  primary key (provider, id)
);
