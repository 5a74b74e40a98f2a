-- What was shown once covers the deposits until then.
alter table identity.player add column source_of_wealth_accepted_at timestamptz;
