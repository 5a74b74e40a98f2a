-- LIMIT-05: whether a new player confirmed that they set no deposit limits; null where the form did not offer them.
alter table identity.registration
  add column without_limits boolean;
