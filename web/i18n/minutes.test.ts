import { expect, it } from 'vitest';
import { formatMinutes, minuteSign } from './minutes.ts';

it.each([
  ['en', 0, '0 min'],
  ['en', 45, '45 min'],
  ['en', 60, '1 hr'],
  ['en', 90, '1 hr 30 min'],
  ['en', 10080, '168 hr'],
  ['fi', 90, '1 t 30 min'],
  ['de', 125, '2 Std., 5 Min.'],
  ['ja', 61, '1 時間1 分'],
] as const)('in %s %i minutes are %s', (locale, minutes, text) => {
  expect(formatMinutes(locale, minutes).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['en', 'min'],
  ['de', 'Min.'],
  ['ja', '分'],
] as const)('the sign in %s is %s', (locale, sign) => expect(minuteSign(locale)).toBe(sign));
