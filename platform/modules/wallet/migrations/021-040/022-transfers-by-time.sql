-- What was staked in a span of time is counted again by the audit. Transfers lie in the order of their moments, so that
-- a bound for each run of pages finds them, and a bet writes nothing for it.
create index transfer_by_time on wallet.transfer using brin (created_at) with (pages_per_range = 32, autosummarize = on);
