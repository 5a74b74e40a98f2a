import { settings } from './settings.ts';

const post = (message: object): void => parent.postMessage(message, settings.lobby);

/** Posts messages to the embedding lobby and to no other origin. */
export const lobby = {
  ready: () => post({ source: 'foyer-studio', type: 'ready' }),
  /** Reports a refused bet, in the message format of all studio frames. */
  failed: (reason: string, reasons: readonly string[] = []) =>
    post({ source: 'foyer-studio', type: 'failed', reason, reasons }),
  coupon: (coupon: string) => post({ source: 'foyer-sportsbook', type: 'coupon', coupon }),
  /** The text of the current route, for the lobby's URL. The protocol calls it a page. */
  route: (text: string) => post({ source: 'foyer-sportsbook', type: 'page', page: text }),
  signIn: () => post({ source: 'foyer-sportsbook', type: 'signIn' }),
  /** The height of the content in CSS pixels, which becomes that of its frame. */
  height: (height: number) => post({ source: 'foyer-sportsbook', type: 'height', height }),
  /** Scrolls the lobby so that the visible part of the frame begins at `top`. */
  scrollTo: (top: number) => post({ source: 'foyer-sportsbook', type: 'scrollTo', top }),
  scrollBy: (distance: number) => post({ source: 'foyer-sportsbook', type: 'scrollBy', distance }),
};
