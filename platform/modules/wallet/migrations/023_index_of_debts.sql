-- What a player owes is read with their history: wins that were rolled back belong to it as well.
drop index wallet.transfer_of_debtor;
create index transfer_of_debtor on wallet.transfer (player_id)
where recipe in ('chargeback', 'debtRepayment', 'debtWriteOff', 'winRollback');
