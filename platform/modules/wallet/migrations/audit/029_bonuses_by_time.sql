create index bonus_by_time on wallet.bonus (granted_at);
