-- The operator's id at the provider under which a payment was ordered. Null before the order, and for payments of
-- earlier versions: then it is the configured one.
alter table cashier.payment add column merchant text;
alter table cashier.refund add column merchant text;
