import { useEffect, useState } from 'react';
import type { Multipliers } from '@foyer/contract/jackpot/pots.ts';
import { RAFFLE_CURRENCY } from '@foyer/contract/raffle/drops.ts';
import { fetchRates } from '../../../transport/jackpot/jackpotCalls.ts';
import { useMoney, useSettings } from '../../content/index.ts';
import { useRaffleAmounts } from '../useRaffleAmounts.ts';

export interface Euros {
  /** In the reader's currency at today's rate; in euros until it is known. */
  own(euros: string): string;
  /** As they were promised. */
  told(euros: string): string;
  /** The reader reckons in another currency. */
  readonly areForeign: boolean;
}

/** How amounts of euros are said to this reader. */
export function useEuros(): Euros {
  const money = useMoney();
  const { currency } = useSettings();
  const [multipliers, setMultipliers] = useState<Multipliers | null>(null);
  const amounts = useRaffleAmounts(currency, multipliers);
  const areForeign = currency !== RAFFLE_CURRENCY;
  useEffect(() => {
    const leaving = new AbortController();
    if (areForeign)
      fetchRates(leaving.signal).then(
        ({ multipliers: known }) => setMultipliers(known),
        // Then they stand in euros.
        () => setMultipliers(null),
      );
    return () => leaving.abort();
  }, [areForeign]);
  return {
    own: amounts.euros,
    told: (euros) => money({ amount: euros, currency: RAFFLE_CURRENCY }),
    areForeign,
  };
}
