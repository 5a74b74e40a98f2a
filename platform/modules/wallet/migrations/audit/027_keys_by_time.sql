create index command_key_by_time on wallet.command_key using brin (created_at) with (pages_per_range = 32, autosummarize = on);
