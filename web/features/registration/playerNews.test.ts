import { expect, test } from 'vitest';
import { isNews } from './playerNews.ts';

const known = { viewer: { player: { emailVerified: true, isPhoneNumberVerified: false } } };
const told = { isAccountClosed: false, emailVerified: true, isPhoneNumberVerified: false };

test.each([
  [told, false],
  [{ ...told, isPhoneNumberVerified: true }, true],
  [{ ...told, emailVerified: false }, true],
  [{ ...told, isAccountClosed: true }, false],
])('GQLO-11 REG-06 %j changes the verification: %s', (update, expected) => {
  expect(isNews(known, update)).toBe(expected);
});

test('GQLO-11 ignores updates for a visitor', () => {
  expect(isNews({ viewer: null }, told)).toBe(false);
});
