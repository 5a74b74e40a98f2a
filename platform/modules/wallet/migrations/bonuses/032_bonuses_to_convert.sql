-- Bonuses that must be converted. The index does not name `wagered`, which each stake changes: such an update would have to
-- write all indexes of the table.
create index bonus_to_convert on wallet.bonus (wagered_at) where status = 'Active' and wagered_at is not null;
