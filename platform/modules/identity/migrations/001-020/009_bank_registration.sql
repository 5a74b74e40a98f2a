-- REG-01: a newcomer who begins at a payment provider. What the provider has verified of him waits here for the form, and
-- goes with it.
alter table identity.provider_login
  add column purpose text not null default 'signIn' check (purpose in ('signIn', 'signUp')),
  add column person jsonb;

-- One customer of a provider has one account at a brand.
alter table identity.registration drop constraint registration_outcome_check;
alter table identity.registration add constraint registration_outcome_check check (
  outcome in ('opened', 'emailTaken', 'nationalIdTaken', 'likeAnExcludedPlayer', 'customerTaken'));
