-- When the customer had read it; what has been read stays, so that the same is not shown again.
alter table identity.pop_up add column acknowledged_at timestamptz;
