import { describe, expect, it } from 'vitest';
import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { PaymentMethodData } from '../../../sites/index.ts';
import { methodsOffered } from './methods.ts';

const terms = (currency: Currency, min: string, max: string): NonNullable<PaymentMethodData['deposit']> => ({
  speed: 'Instant',
  takesMinutes: 15,
  feeBasisPoints: 250,
  limits: new Map([
    [
      currency,
      {
        min: fromDecimal(min, currency),
        max: fromDecimal(max, currency),
        feeFixed: fromDecimal('1', currency),
      },
    ],
  ]),
});
const card: PaymentMethodData = {
  id: 'card',
  provider: 'kauri',
  providerMethod: 'cards',
  kind: 'CARD',
  label: 'Visa',
  countries: ['FI'],
  blockedLicences: [],
  isInstantBanking: false,
  deposit: terms('EUR', '10.00', '500.00'),
  withdrawal: null,
};
const bank: PaymentMethodData = {
  ...card,
  id: 'bank',
  provider: 'finshark',
  isInstantBanking: true,
  deposit: terms('EUR', '30.00', '1000.00'),
  withdrawal: terms('EUR', '5.00', '800.00'),
};

describe('the methods offered to a player', () => {
  const offered = (
    direction: 'deposit' | 'withdrawal',
    { currency = 'EUR', minimum = '20.00', providers = ['kauri', 'finshark'] } = {},
  ) =>
    methodsOffered(direction, {
      site: { paymentMethods: [bank, card] },
      currency: currency as Currency,
      minimum: fromDecimal(minimum, currency as Currency),
      hasProvider: (provider) => providers.includes(provider),
    });
  const idsOf = (...args: Parameters<typeof offered>) => offered(...args).map(({ id }) => id);

  it('CASH-01 have the higher of their own minimum and that of the wallet', () => {
    expect(offered('deposit').map(({ min }) => min)).toEqual([
      fromDecimal('30.00', 'EUR'),
      fromDecimal('20.00', 'EUR'),
    ]);
  });

  it('show speed, duration, fees and maximum of their direction', () => {
    expect(offered('withdrawal')).toEqual([
      {
        id: 'bank',
        provider: 'finshark',
        providerMethod: 'cards',
        kind: 'CARD',
        label: 'Visa',
        isInstantBanking: true,
        speed: 'Instant',
        takesMinutes: 15,
        feeRate: '0.025',
        feeFixed: fromDecimal('1.00', 'EUR'),
        min: fromDecimal('20.00', 'EUR'),
        max: fromDecimal('800.00', 'EUR'),
      },
    ]);
  });

  it('have terms in the currency of the wallet and a configured provider', () => {
    expect(idsOf('deposit', { currency: 'NOK' })).toEqual([]);
    expect(idsOf('deposit', { providers: ['kauri'] })).toEqual(['card']);
  });

  it('CASH-01 do not include those whose maximum is below the minimum of the wallet', () => {
    expect(idsOf('deposit', { minimum: '500.00' })).toEqual(['bank', 'card']);
    expect(idsOf('deposit', { minimum: '500.01' })).toEqual(['bank']);
  });
});
