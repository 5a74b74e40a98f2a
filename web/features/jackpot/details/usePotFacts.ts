import { inEuros } from '@foyer/contract/jackpot/currencies.ts';
import { oddsOf } from '@foyer/contract/jackpot/draw.ts';
import { POT_IDS } from '@foyer/contract/jackpot/potNames.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { PLACEHOLDER } from '../leaderboard.ts';
import type { JackpotTerms } from '../queries.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';

type PotTerms = JackpotTerms['pots'][number];

/** FAIR-03: formats the terms and the odds of the pots. */
export function usePotFacts({ terms, state, contribution }: Jackpot, amounts: Amounts) {
  const text = useText();
  const euros = inEuros(contribution, terms.currency, state.multipliers);
  return {
    name({ id }: PotTerms): string {
      const known = POT_IDS.find((pot) => pot === id);
      return known ? amounts.name(known) : id;
    },
    seed: ({ seed }: PotTerms) => amounts.euros(seed),
    ceiling: ({ ceiling, mustDropWithinHours: hours }: PotTerms) =>
      hours === null
        ? amounts.euros(ceiling)
        : text('jackpot.terms.within', { ceiling: amounts.euros(ceiling), hours: amounts.integer(hours) }),
    share: ({ share }: PotTerms) => amounts.percent(share),
    /** Odds with the current or selected contribution. */
    odds({ oneIn }: PotTerms): string {
      if (oneIn === null)
        return text('jackpot.terms.withMega', { count: amounts.integer(terms.communitySize) });
      if (euros === null) return PLACEHOLDER;
      return text('jackpot.terms.oneIn', { times: amounts.integer(oddsOf(euros, oneIn)) });
    },
  };
}

/** Share of a contribution that funds the pots' start values; null if it is negligible. */
export function restOf({ pots }: JackpotTerms): number | null {
  const rest = 1 - pots.reduce((sum, { share }) => sum + share, 0);
  return rest > 0.0005 ? rest : null;
}
