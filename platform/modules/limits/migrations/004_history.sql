-- LIMIT-13: the account at which a limit was changed; null for the platform itself, and for steps before this migration.
alter table limits.step add column by_player text;
-- Of the amounts; null where it is that of the holder. Steps of a merged group keep the currency of that group.
alter table limits.step add column currency text;
alter index limits.step_of_player rename to step_of_holder;

-- wallet.limit_group is what enforces the loss limits of these accounts.
alter table limits.limit_group rename to account_group;
alter index limits.limit_group_pkey rename to account_group_pkey;
