-- How often and how much a player has deposited is read with his data.
create index transfer_deposit on wallet.transfer (player_id) where recipe = 'deposit';
