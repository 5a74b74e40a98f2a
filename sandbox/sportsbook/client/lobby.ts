import { settings } from './settings.ts';

const tell = (message: object): void => parent.postMessage(message, settings.lobby);

/** Posts messages to the embedding lobby and to no other origin. */
export const lobby = {
  ready: () => tell({ source: 'foyer-studio', type: 'ready' }),
  /** Reports a refused bet, in the message format of all studio frames. */
  failed: (reason: string, reasons: readonly string[] = []) =>
    tell({ source: 'foyer-studio', type: 'failed', reason, reasons }),
  coupon: (coupon: string) => tell({ source: 'foyer-sportsbook', type: 'coupon', coupon }),
  signIn: () => tell({ source: 'foyer-sportsbook', type: 'signIn' }),
};
