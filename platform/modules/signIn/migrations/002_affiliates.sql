-- The affiliate who referred a new player, and when the operator's affiliate system received the registration.
alter table identity.registration
  add column affiliate text,
  add column reported_at timestamptz;
create index registration_unreported on identity.registration (id) where affiliate is not null and reported_at is null;
