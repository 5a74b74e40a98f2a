import { expect, it } from 'vitest';
import { ratesOf } from '@foyer/domain/rates.ts';
import { ticketsOf } from './tickets.ts';

const RATES = ratesOf({ EUR: '1', NOK: '0.0852' });
const terms = { prizes: ['10000'], ticketPrice: '50', studio: null, factor: 1 };

it.each([
  ['EUR', 0n, 0n],
  ['EUR', 49n, 0n],
  ['EUR', 50n, 1n],
  ['EUR', 149n, 2n],
  ['EUR', 150n, 3n],
  // 50 euro cents are 5.8685… Norwegian kroner.
  ['NOK', 5_86n, 0n],
  ['NOK', 5_87n, 1n],
  ['NOK', 58_69n, 10n],
  // More was rolled back than was staked while the drop ran.
  ['EUR', -1_00n, 0n],
] as const)('RAFF-03 in %s a total of %d is %d full tickets of 0.50 euros', (currency, wagered, tickets) => {
  expect(ticketsOf(RATES, terms, { currency, wagered })).toBe(tickets);
});

it('RAFF-03 the exchange rate and the price of the ticket decide', () => {
  const wagered = { currency: 'NOK', wagered: 100_00n } as const;
  expect(ticketsOf(RATES, terms, wagered)).toBe(17n);
  expect(ticketsOf(ratesOf({ NOK: '0.1' }), terms, wagered)).toBe(20n);
  expect(ticketsOf(RATES, { ...terms, ticketPrice: '100' }, wagered)).toBe(8n);
});
