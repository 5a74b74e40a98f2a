-- EXCLUSION-12: a copy on another account of the person ends together with the exclusion of the register that it copies.
alter table identity.exclusion
  -- The copied exclusion; null for one that the register has itself.
  add column copied_from bigint references identity.exclusion (id);
create index exclusion_by_copied on identity.exclusion (copied_from) where copied_from is not null;
