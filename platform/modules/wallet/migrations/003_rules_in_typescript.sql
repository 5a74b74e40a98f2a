-- What a command does is decided in modules/wallet/rules; these types were of the functions that decided it before.
drop type wallet.effect cascade;
drop type wallet.player_state cascade;
drop type wallet.command_state cascade;
drop type wallet.outcome cascade;
drop type wallet.stake cascade;

-- Every brand and currency has an account for held wins, also those opened before wins were held.
insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
select distinct 'heldWins', brand, currency, minor_digits, min(opened_at) over (partition by brand, currency)
from wallet.account on conflict do nothing;
