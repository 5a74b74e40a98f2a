-- Bonuses that were wagered before their completion was recorded.
update wallet.bonus set wagered_at = granted_at where status = 'Active' and wagered >= required;
