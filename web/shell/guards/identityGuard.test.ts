import { expect, it } from 'vitest';
import type { Guard } from './guards.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { needsIdentityCheck } from './identityGuard.ts';

const required: readonly Guard[] = ['identityVerification', 'phoneVerification'];

it.each([
  ['/', true],
  ['/promotions/', true],
  ['/profile/documents/', false],
  ['/withdraw/', false],
  ['/deposit/', false],
  ['/games/fox-and-ember/', false],
])('KYC-04 AMB-12 on %s a player with a due identity check is asked: %s', (path, isRequested) => {
  const { route } = matchRoute(path, () => true);
  expect(needsIdentityCheck(required, route)).toBe(isRequested);
  expect(needsIdentityCheck([], route)).toBe(false);
  expect(needsIdentityCheck(['phoneVerification'], route)).toBe(false);
});
