-- Bonuses that must be converted. The index does not name `wagered`, which each stake changes: such an update would have to
-- write all indexes of the table. It comes first, because it waits for bets, which must not wait for the update.
create index bonus_to_convert on wallet.bonus (wagered_at) where status = 'Active' and wagered_at is not null;
update wallet.bonus set wagered_at = granted_at where status = 'Active' and wagered >= required;
