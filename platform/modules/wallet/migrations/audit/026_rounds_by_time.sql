-- The audit reads what came since the last sealed day. Most rows are stored in order of time, so BRIN indexes suffice,
-- which cost almost nothing per bet. Each migration locks one table, so that none waits for bets that wait for it.
create index round_by_time on wallet.round using brin (opened_at) with (pages_per_range = 32, autosummarize = on);
