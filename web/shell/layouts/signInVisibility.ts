import type { Page } from '../routing/page.ts';

type ShownPage = {
  readonly screen: Page['screen'];
  readonly route: Pick<Page['route'], 'isSignIn' | 'hidesQuickMenu'>;
};

/** Whether the page lets visitors sign in, which a sign-in page that failed and an open lobby do not. */
const isSignIn = ({ screen, route }: ShownPage): boolean =>
  screen !== 'failed' && screen !== 'lobby' && route.isSignIn === true;

export const hasSignInButton = (page: ShownPage, hasSession: boolean): boolean =>
  !hasSession && !isSignIn(page);

export const mayHaveQuickMenu = (page: ShownPage, hasSession: boolean): boolean =>
  hasSession || !isSignIn(page) || page.route.hidesQuickMenu !== true;
