-- The audit reads what came since the last sealed day. Rounds, keys and reversals are stored in order of time, so BRIN
-- indexes suffice, which cost almost nothing per bet.
create index round_by_time on wallet.round using brin (opened_at) with (pages_per_range = 32, autosummarize = on);
create index command_key_by_time on wallet.command_key using brin (created_at) with (pages_per_range = 32, autosummarize = on);
create index reversal_by_time on wallet.reversal using brin (reversed_at) with (pages_per_range = 32, autosummarize = on);
create index bonus_by_time on wallet.bonus (granted_at);
create index free_rounds_by_time on wallet.free_rounds (granted_at);
