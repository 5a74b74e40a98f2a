create index reversal_by_time on wallet.reversal using brin (reversed_at) with (pages_per_range = 32, autosummarize = on);
