-- Until when a payout that is being asked for may still be on its way to the provider.
alter table cashier.payment add column asking_until timestamptz;
