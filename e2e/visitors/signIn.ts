import type { Page } from '@playwright/test';
import { balanceIn } from '../support/balance.ts';
import { PASSWORD } from './players.ts';

const LOBBY = /^\/[a-z]{2}(_[A-Z]{2})?\/$/;

/** Opens a page for players, signs in through the form of the identity provider, and returns to the page. */
export async function signIn(page: Page, pageAddress: string, email: string): Promise<void> {
  await page.goto(pageAddress);
  await openSignInForm(page);
  await sendSignInForm(page, email);
  // A brand without the language of this lobby redirects to a lobby in one of its languages.
  await page.waitForURL(({ pathname }) => pathname === new URL(pageAddress).pathname || LOBBY.test(pathname));
  await balanceIn(page).waitFor();
}

export async function openSignInForm(page: Page): Promise<void> {
  // An open lobby leads to the form with a link in its header; elsewhere its place has the sign-in page.
  const link = page.getByRole('banner').locator('a[href*="/login/?autoSignIn=1"]');
  const isOpenLobby = (await link.count()) > 0;
  await (isOpenLobby ? link : page.getByRole('main').getByRole('button').first()).click();
  await page.waitForURL(/\/protocol\/openid-connect\/auth/);
}

export async function sendSignInForm(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}
