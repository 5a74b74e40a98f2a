-- Moves the operator's money into a jackpot or out of it. A repeated key fails, and with it the draw: the pots of the
-- jackpot module change in the same transaction, so that a repeat would not belong to them. The empty hash fits no command.
create or replace function wallet.fund_pot(
  of_key text, of_brand text, of_currency text, digits smallint, of_pot text, given bigint, at timestamptz)
returns void language plpgsql as $$
declare
  promotion bigint;
  pot       bigint;
begin
  insert into wallet.account (kind, name, brand, currency, minor_digits, opened_at)
  values ('promotion', '', of_brand, of_currency, digits, at), ('jackpot', of_pot, of_brand, of_currency, digits, at)
  on conflict do nothing;
  select id into promotion from wallet.account
  where player_id is null and brand = of_brand and currency = of_currency and kind = 'promotion';
  select id into pot from wallet.account
  where player_id is null and brand = of_brand and currency = of_currency and kind = 'jackpot' and name = of_pot;
  insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, balance_after, bonus_after)
  values ('foyer:jackpot', of_key, '', '', at, 0, 0);
  insert into wallet.transfer (caller, key, leg, recipe, player_id, debit, credit, amount, status, balance_after,
                               bonus_after, created_at)
  values ('foyer:jackpot', of_key, 0, 'jackpotFunding', '', case when given > 0 then promotion else pot end,
          case when given > 0 then pot else promotion end, abs(given), 'posted', 0, 0, at);
end $$;
