import { expect, it } from 'vitest';
import { formatOdds } from './oddsFormat.ts';

it.each([
  [101, '1.01', '1/100', '-10000'],
  [120, '1.20', '1/5', '-500'],
  [150, '1.50', '1/2', '-200'],
  [185, '1.85', '17/20', '-118'],
  [191, '1.91', '91/100', '-110'],
  [200, '2.00', '1/1', '+100'],
  [205, '2.05', '21/20', '+105'],
  [250, '2.50', '3/2', '+150'],
  [375, '3.75', '11/4', '+275'],
  [1100, '11.00', '10/1', '+1000'],
  [15_000, '150.00', '149/1', '+14900'],
  [100, '1.00', '0/1', '0'],
])('odds of %i hundredths are %s, %s and %s', (odds, decimal, fractional, american) => {
  expect(formatOdds(odds, 'decimal', 'en')).toBe(decimal);
  expect(formatOdds(odds, 'fractional', 'en')).toBe(fractional);
  expect(formatOdds(odds, 'american', 'en')).toBe(american);
});

it('odds use the number format of the language, and part hundredths are dropped', () => {
  expect(formatOdds(185, 'decimal', 'de')).toBe('1,85');
  expect(formatOdds(388.5, 'decimal', 'en')).toBe('3.88');
  expect(formatOdds(388.5, 'fractional', 'en')).toBe('72/25');
});
