import { settings } from './settings.ts';

const post = (message: object): void => parent.postMessage(message, settings.lobby);

/** Posts messages to the embedding lobby and to no other origin. */
export const lobby = {
  ready: () => post({ source: 'foyer-studio', type: 'ready' }),
  /** Reports a refused bet, in the message format of all studio frames. */
  failed: (reason: string, reasons: readonly string[] = []) =>
    post({ source: 'foyer-studio', type: 'failed', reason, reasons }),
  coupon: (coupon: string) => post({ source: 'foyer-sportsbook', type: 'coupon', coupon }),
  /** The page that is shown, for the lobby's URL. */
  page: (page: string) => post({ source: 'foyer-sportsbook', type: 'page', page }),
  signIn: () => post({ source: 'foyer-sportsbook', type: 'signIn' }),
  /** The height of the page in CSS pixels, which becomes that of its frame. */
  height: (height: number) => post({ source: 'foyer-sportsbook', type: 'height', height }),
  /** Scrolls the lobby so that its visible part of this page begins at `top`. */
  scrollTo: (top: number) => post({ source: 'foyer-sportsbook', type: 'scrollTo', top }),
  scrollBy: (distance: number) => post({ source: 'foyer-sportsbook', type: 'scrollBy', distance }),
};
