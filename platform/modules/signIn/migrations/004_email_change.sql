-- REG-03: codes to change an email address: one for the current address and one for the new address.
alter table identity.sign_in_code
  drop constraint sign_in_code_purpose_check,
  add constraint sign_in_code_purpose_check check (purpose in ('signIn', 'phone', 'emailChange'));
-- Record of changed email addresses. Append-only.
create table identity.email_change (
  id bigint generated always as identity primary key,
  player_id text not null references identity.player (id),
  session_id text not null references identity.session (id),
  previous_email text not null,
  email text not null check (lower(email) <> lower(previous_email)),
  changed_at timestamptz not null
);
create index email_change_by_player on identity.email_change (player_id, id);
-- EXCLUSION-06: a player is compared with excluded players again when their email address changes.
alter table identity.exclusion_review
  drop constraint exclusion_review_occasion_check,
  add constraint exclusion_review_occasion_check
    check (occasion in ('registration', 'exclusion', 'deposit', 'verification', 'phone', 'email'));
