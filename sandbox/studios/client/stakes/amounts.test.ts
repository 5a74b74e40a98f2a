import { money } from '@foyer/domain/money.ts';
import { expect, it } from 'vitest';
import { countedUp, createFormat } from './amounts.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en', 'EUR', 128_450n, '€1,284.50'],
  ['de-AT', 'EUR', 128_450n, '€ 1.284,50'],
  ['fi', 'EUR', 20n, '0,20 €'],
  ['nb', 'NOK', 200n, '2,00 kr'],
  ['ja', 'JPY', 4000n, '￥4,000'],
  ['fr-CA', 'CAD', 128_450n, '1 284,50 $'],
] as const)('%s writes %s %d as %s', (language, currency, minor, expected) => {
  expect(plain(createFormat(language, currency)(money(minor, currency)))).toBe(expected);
});

it('an animated amount starts at the first amount, never falls, and ends at the last', () => {
  const [from, to] = [money(100n, 'EUR'), money(1337n, 'EUR')];
  const steps = Array.from({ length: 21 }, (_, step) => countedUp(from, to, step / 20).minor);
  expect(steps[0]).toBe(100n);
  expect(steps.at(-1)).toBe(1337n);
  for (const [index, step] of steps.slice(1).entries()) expect(step >= (steps[index] ?? 0n)).toBe(true);
});
