import { expect, it } from 'vitest';
import { hasSignInButton, mayHaveQuickMenu } from './signInVisibility.ts';

const at = (screen: Parameters<typeof mayHaveQuickMenu>[0]['screen'], place?: string) => ({
  screen,
  route: place === undefined ? {} : { place },
});

it.each([at('signIn'), at('enterCode'), at('resendCode'), at('signIn', 'quickDepositSignIn')])(
  'SHELL-12 no sign-in button in the header of %j',
  (shown) => {
    expect(hasSignInButton(shown, false)).toBe(false);
  },
);

it('SHELL-13 on other pages it is there for who is not signed in', () => {
  expect(hasSignInButton(at('cookies'), false)).toBe(true);
  expect(hasSignInButton(at('cookies'), true)).toBe(false);
  expect(hasSignInButton(at('verifyEmail'), false)).toBe(true);
});

it('SHELL-20 no quick menu on the pages of signing in and of the code', () => {
  expect(mayHaveQuickMenu(at('signIn'))).toBe(false);
  expect(mayHaveQuickMenu(at('enterCode'))).toBe(false);
  expect(mayHaveQuickMenu(at('resendCode'))).toBe(true);
});
