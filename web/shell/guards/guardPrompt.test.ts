import { expect, it } from 'vitest';
import type { Guard } from './guards.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { guardPrompt } from './guardPrompt.ts';

const identity: readonly Guard[] = ['identityVerification', 'phoneVerification'];
const routeAt = (path: string) => matchRoute(path, () => true).route;

it.each([
  ['/', true],
  ['/promotions/', true],
  ['/profile/documents/', false],
  ['/withdraw/', false],
  ['/deposit/', false],
  ['/games/fox-and-ember/', false],
])('KYC-04 AMB-12 on %s a player with a due identity check is asked: %s', (path, isRequested) => {
  const route = routeAt(path);
  expect(guardPrompt(identity, route)).toBe(isRequested ? 'sumsub-kyc-required' : null);
  expect(guardPrompt([], route)).toBeNull();
  expect(guardPrompt(['phoneVerification'], route)).toBeNull();
});

it.each([
  ['/', true],
  ['/games/fox-and-ember/', true],
  ['/sports/', true],
  ['/deposit/', true],
  ['/profile/limits/', false],
  ['/withdraw/', false],
])('OVER-08 AMB-12 on %s a player with a document to accept is asked: %s', (path, isRequested) => {
  expect(guardPrompt(['contentAccept', ...identity], routeAt(path))).toBe(
    isRequested ? 'content-accept' : null,
  );
});
