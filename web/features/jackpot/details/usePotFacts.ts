import { inEuros } from '@foyer/contract/jackpot/currencies.ts';
import { oddsOf } from '@foyer/contract/jackpot/draw.ts';
import { POT_IDS } from '@foyer/contract/jackpot/pots.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { PLACEHOLDER } from '../leaderboard.ts';
import type { JackpotTerms } from '../queries.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';

export type PotTerms = JackpotTerms['pots'][number];

/** FAIR-03: texts about a pot's terms in the reader's language and currency. */
export interface PotFacts {
  name(pot: PotTerms): string;
  seed(pot: PotTerms): string;
  ceiling(pot: PotTerms): string;
  share(pot: PotTerms): string;
  /** Odds with the current or selected contribution. */
  odds(pot: PotTerms): string;
}

export function usePotFacts({ terms, state, contribution }: Jackpot, amounts: Amounts): PotFacts {
  const text = useText();
  const euros = inEuros(contribution, terms.currency, state.multipliers);
  return {
    name({ id }) {
      const known = POT_IDS.find((pot) => pot === id);
      return known ? amounts.name(known) : id;
    },
    seed: ({ seed }) => amounts.euros(seed),
    ceiling: ({ ceiling, mustDropWithinHours: hours }) =>
      hours === null
        ? amounts.euros(ceiling)
        : text('jackpot.terms.within', { ceiling: amounts.euros(ceiling), hours: amounts.integer(hours) }),
    share: ({ share }) => amounts.percent(share),
    odds({ oneIn }) {
      if (oneIn === null)
        return text('jackpot.terms.withMega', { count: amounts.integer(terms.communitySize) });
      if (euros === null) return PLACEHOLDER;
      return text('jackpot.terms.oneIn', { times: amounts.integer(oddsOf(euros, oneIn)) });
    },
  };
}

/** Share of a contribution that funds the pots' start values; null if it is too small to mention. */
export function restOf({ pots }: JackpotTerms): number | null {
  const rest = 1 - pots.reduce((sum, { share }) => sum + share, 0);
  return rest > 0.0005 ? rest : null;
}
