import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Say, Sites } from '../../plumbing/sites/index.ts';

/** Pots that grow beside every game, and who wins them. */
export interface Jackpot {
  /** Its words in a language. */
  say(locale: Locale): Say;
}

export interface JackpotParts {
  readonly sites: Pick<Sites, 'say'>;
}

export function createJackpot({ sites }: JackpotParts): Jackpot {
  return {
    say: (locale) => sites.say(locale, ['jackpot']),
  };
}
