import { expect, it } from 'vitest';
import { homePath } from './homePath.ts';

it.each([
  ['CASINO', false, '/'],
  ['SPORTS', false, '/'],
  ['CASINO', true, '/'],
  ['SPORTS', true, '/sports/'],
] as const)('SHELL-16 in %s mode, session %s, the logo links to %s', (productMode, hasSession, path) => {
  expect(homePath(productMode, hasSession)).toBe(path);
});
