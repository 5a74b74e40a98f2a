import { settings } from './settings.ts';

const tell = (message: object): void => parent.postMessage(message, settings.lobby);

/** To the lobby around this page, and to no other. */
export const lobby = {
  ready: () => tell({ source: 'foyer-studio', type: 'ready' }),
  /** A bet was refused, in the words of every studio's frame. */
  failed: (reason: string, reasons: readonly string[] = []) =>
    tell({ source: 'foyer-studio', type: 'failed', reason, reasons }),
  coupon: (coupon: string) => tell({ source: 'foyer-sportsbook', type: 'coupon', coupon }),
  signIn: () => tell({ source: 'foyer-sportsbook', type: 'signIn' }),
};
