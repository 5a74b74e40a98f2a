import { expect, it } from 'vitest';
import { guardsOwed, NO_GUARDS } from './guards.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { needsIdentityCheck } from './identityGuard.ts';

const owed = guardsOwed(['identityVerification', 'phoneVerification']);

it.each([
  ['/', true],
  ['/promotions/', true],
  ['/profile/documents/', false],
  ['/withdraw/', false],
  ['/deposit/', false],
  ['/games/fox-and-ember/', false],
])('KYC-04 AMB-12 on %s a player with a due identity check is asked: %s', (path, isAsked) => {
  const { route } = matchRoute(path, () => true);
  expect(needsIdentityCheck(owed, route)).toBe(isAsked);
  expect(needsIdentityCheck(NO_GUARDS, route)).toBe(false);
  expect(needsIdentityCheck(guardsOwed(['phoneVerification']), route)).toBe(false);
});
