import { expect, test } from 'vitest';
import { lastSignInText, type SeenSession } from './lastSignIn.ts';

const before: SeenSession = {
  isPresent: false,
  startedAt: '2026-11-20T13:05:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
  place: 'Finland',
};
const now: SeenSession = { ...before, isPresent: true };
const told = (...sessions: readonly SeenSession[]) =>
  lastSignInText(sessions, {
    tag: 'en',
    timeZone: 'UTC',
    text: (key, ...[values]) => [key, ...Object.values(values ?? {})].join('|'),
  })?.replace(/\s/g, ' ');

const WHEN = 'shell.lastSignIn|11/20/26, 1:05:00 PM';

test.each<[string, Partial<SeenSession>, string]>([
  ['all of it', {}, `${WHEN} · shell.lastSignIn.device|Firefox|Windows · Finland`],
  ['a device half known', { system: null }, `${WHEN} · Firefox · Finland`],
  ['neither device nor place', { browser: null, system: null, place: null }, WHEN],
])('PROF-10 the previous sign-in is shown with %s', (_what, change, contentPage) => {
  expect(told(now, { ...before, ...change })).toBe(contentPage);
});

test('PROF-10 the first sign-in shows no earlier sign-in', () => {
  expect(told(now)).toBeUndefined();
});
