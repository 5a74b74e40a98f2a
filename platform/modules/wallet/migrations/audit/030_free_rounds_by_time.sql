create index free_rounds_by_time on wallet.free_rounds (granted_at);
