import { useEffect, useState } from 'react';
import type { Multipliers } from '@foyer/contract/jackpot/pots.ts';
import { RAFFLE_CURRENCY } from '@foyer/contract/raffle/drops.ts';
import { fetchRates } from '../../../transport/jackpot/jackpotCalls.ts';
import { useMoney } from '../../../i18n/money.ts';
import { useSettings } from '../../../app/app.tsx';
import { useRaffleAmounts } from '../useRaffleAmounts.ts';

export type Euros = ReturnType<typeof useEuros>;

export function useEuros() {
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
        // If the rates cannot be loaded, amounts are shown in euros.
        () => setMultipliers(null),
      );
    return () => leaving.abort();
  }, [areForeign]);
  return {
    /** Amount in the reader's currency at today's rate; in euros until the rate is loaded. */
    own: amounts.euros,
    /** Amount in euros, as published. */
    format: (euros: string) => money({ amount: euros, currency: RAFFLE_CURRENCY }),
    /** Whether the reader's currency is not the euro. */
    areForeign,
  };
}
