-- A debt may be written off: the house's account of corrections meets it, and no account of the player's is touched.
drop index wallet.transfer_of_debtor;
create index transfer_of_debtor on wallet.transfer (player_id)
where recipe in ('chargeback', 'debtRepayment', 'debtWriteOff');
