-- The brand whose stakes could not be entered into its raffle and wait for another try; null for stakes that are new.
alter table wallet.staked add column returned_by text;
create index staked_returned on wallet.staked (returned_by, id) where returned_by is not null;
