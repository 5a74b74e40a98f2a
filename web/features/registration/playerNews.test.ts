import { expect, test } from 'vitest';
import { isNews } from './playerNews.ts';

const known = { viewer: { player: { emailVerified: true, isPhoneNumberVerified: false } } };
const updated = {
  isAccountClosed: false,
  isContentAccepted: true,
  emailVerified: true,
  isPhoneNumberVerified: false,
};

test.each([
  [updated, false],
  [{ ...updated, isPhoneNumberVerified: true }, true],
  [{ ...updated, emailVerified: false }, true],
  [{ ...updated, isAccountClosed: true }, false],
])('GQLO-11 REG-06 %j changes the verification: %s', (update, expected) => {
  expect(isNews(known, update)).toBe(expected);
});

test('GQLO-11 ignores updates for a visitor', () => {
  expect(isNews({ viewer: null }, updated)).toBe(false);
});
