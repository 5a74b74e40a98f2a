import { expect, it } from 'vitest';
import { ROUTES } from '../routing/routes.ts';
import { hasSignInButton, mayHaveQuickMenu } from './signInVisibility.ts';

function at(path: string, failed = false) {
  const route = ROUTES.find((row) => row.path === path && 'screen' in row && row.group !== 1);
  if (!route || !('screen' in route)) throw new Error(`There is no route '${path}'`);
  return { route, screen: failed ? 'failed' : (route.forVisitor ?? route.screen) } as const;
}

it.each(['/', '/login/', '/enter-code/', '/resend-code/', '/quick-deposit-sign-in/'])(
  'SHELL-12 no sign-in button in the header of %s',
  (path) => {
    expect(hasSignInButton(at(path), false)).toBe(false);
    expect(hasSignInButton(at(path, true), false)).toBe(true);
  },
);

it('SHELL-13 other pages show the sign-in button to visitors', () => {
  expect(hasSignInButton(at('/internal-cookie/'), false)).toBe(true);
  expect(hasSignInButton(at('/internal-cookie/'), true)).toBe(false);
  expect(hasSignInButton(at('/verify-email/'), false)).toBe(true);
});

it('SHELL-20 sign-in and code pages have no quick menu', () => {
  expect(mayHaveQuickMenu(at('/login/'), false)).toBe(false);
  expect(mayHaveQuickMenu(at('/enter-code/'), false)).toBe(false);
  expect(mayHaveQuickMenu(at('/'), false)).toBe(false);
  expect(mayHaveQuickMenu(at('/'), true)).toBe(true);
  expect(mayHaveQuickMenu(at('/resend-code/'), false)).toBe(true);
  expect(mayHaveQuickMenu(at('/quick-deposit-sign-in/'), false)).toBe(true);
});
