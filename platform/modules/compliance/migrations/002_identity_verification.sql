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
create trigger review_notice_stays before update or delete on compliance.review_notice
  for each row execute function compliance.refuse_change();

alter table compliance.entry drop constraint entry_act_check;
alter table compliance.entry add constraint entry_act_check check (act in (
  'Required', 'Uploaded', 'Removed', 'Sent', 'AskedAgain', 'Accepted', 'Read',
  'KycDecided', 'KycAsked', 'KycBegun', 'KycReviewed', 'KycLapsed'));
