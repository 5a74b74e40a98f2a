import type { Destination } from '../routing/resolve.ts';

/** SHELL-12: where the page itself is the way in. */
const WAYS_IN: ReadonlySet<string> = new Set([
  'signIn',
  'customSignIn',
  'enterCode',
  'quickDepositSignIn',
  'resendCode',
]);

/** SHELL-20: of these, where signing in is all there is to do. */
const WITHOUT_QUICK_MENU: ReadonlySet<string> = new Set(['signIn', 'customSignIn', 'enterCode']);

type Page = Pick<Destination, 'screen'> & { readonly route: Pick<Destination['route'], 'place'> };

const nameOf = ({ screen, route }: Page): string => route.place ?? screen;

/** SHELL-12, SHELL-13 */
export const hasSignInButton = (shown: Page, hasSession: boolean): boolean =>
  !hasSession && !WAYS_IN.has(nameOf(shown));

export const mayHaveQuickMenu = (shown: Page): boolean => !WITHOUT_QUICK_MENU.has(nameOf(shown));
