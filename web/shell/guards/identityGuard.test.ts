import { expect, it } from 'vitest';
import { guardsOwed, NO_GUARDS } from './guards.ts';
import { needsIdentityCheck } from './identityGuard.ts';

const owed = guardsOwed(['identityVerification', 'phoneVerification']);

it.each([
  ['/', true],
  ['/promotions/', true],
  ['/profile/documents/', false],
  ['/withdraw/', false],
  ['/deposit/', false],
  ['/games/fox-and-ember/', false],
])('KYC-04 AMB-12 on %s who owes it is asked: %s', (path, isAsked) => {
  expect(needsIdentityCheck(owed, path)).toBe(isAsked);
  expect(needsIdentityCheck(NO_GUARDS, path)).toBe(false);
  expect(needsIdentityCheck(guardsOwed(['phoneVerification']), path)).toBe(false);
});
