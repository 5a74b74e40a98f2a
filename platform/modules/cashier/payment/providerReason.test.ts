import { expect, it } from 'vitest';
import { providerReason } from './providerReason.ts';

it.each([
  ['insufficient_funds', 'InsufficientFunds'],
  ['card_expired', 'CardExpired'],
  ['account_closed', 'AccountClosed'],
  ['bank_limit', 'BankLimit'],
  ['suspected_fraud', 'Declined'],
  ['what nobody agreed', 'Declined'],
  ['__proto__', 'Declined'],
  ['constructor', 'Declined'],
  [null, 'Declined'],
])('CASH-19 for %j a player sees %s', (reason, reversal) => {
  expect(providerReason(reason)).toBe(reversal);
});
