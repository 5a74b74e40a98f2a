import { expect, it } from 'vitest';
import { guardsOwed, NO_GUARDS } from './guards.ts';
import { asksIdentity } from './identityGuard.ts';

const owed = guardsOwed(['identityVerification', 'phoneVerification']);

it.each([
  ['/', true],
  ['/promotions/', true],
  ['/profile/documents/', false],
  ['/withdraw/', false],
  ['/deposit/', false],
  ['/games/fox-and-ember/', false],
])('KYC-04 AMB-12 on %s who owes it is asked: %s', (path, isAsked) => {
  expect(asksIdentity(owed, path)).toBe(isAsked);
  expect(asksIdentity(NO_GUARDS, path)).toBe(false);
  expect(asksIdentity(guardsOwed(['phoneVerification']), path)).toBe(false);
});
