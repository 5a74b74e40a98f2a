-- House accounts beside those of 001: 'owed' holds what players owe after a chargeback their balance could not meet.
alter table wallet.account
  drop constraint account_kind_check,
  add constraint account_kind_check check (kind in ('real', 'bonus', 'game', 'funding', 'promotion', 'owed')),
  drop constraint kind_fits_owner,
  add constraint kind_fits_owner check ((player_id is null) = (kind not in ('real', 'bonus')));
insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
select 'owed', brand, currency, minor_digits, opened_at from wallet.account where kind = 'funding';

-- Who owes is found by what chargebacks took and what was paid back of it.
create index transfer_of_debtor on wallet.transfer (player_id) where recipe in ('chargeback', 'debtRepayment');
