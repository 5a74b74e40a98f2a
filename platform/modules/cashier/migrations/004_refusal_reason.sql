-- Why a provider said no, in our words; its own stands in the step.
alter table cashier.payment add column refusal_reason text;
