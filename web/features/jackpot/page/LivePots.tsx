import { valueOf } from '../amounts.ts';
import type { JackpotPotsProps } from './potsProps.ts';
import { useAmounts } from '../useAmounts.ts';
import { useJackpot } from '../useJackpot.ts';

export function LivePots({ terms, children }: JackpotPotsProps) {
  const jackpot = useJackpot(terms);
  const { parts } = useAmounts(jackpot);
  const { pots, isLive } = jackpot.state;
  return children({
    parts(pot) {
      const value = valueOf(pots, pot);
      return value === null ? null : parts(value);
    },
    isStale: pots.length > 0 && !isLive,
  });
}
