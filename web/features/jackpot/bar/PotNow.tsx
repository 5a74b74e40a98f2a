import { useEffect, useMemo } from 'react';
import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/pots.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { Pot } from '../pots/Pots.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useStore } from '../../../app/useStore.ts';
import { valueOf } from '../amounts.ts';
import type { JackpotProps } from '../useAmounts.ts';
import { createRotation } from './barState.ts';

export function PotNow({ pot, jackpot, amounts }: JackpotProps & { readonly pot: DrawnPotId }) {
  const value = valueOf(jackpot.state.pots, pot);
  return (
    <Pot
      pot={pot}
      name={amounts.name(pot)}
      value={value !== null && <Money parts={amounts.parts(value)} isDisplay />}
    />
  );
}

/** JACK-21: the largest pot, or the pots in rotation if the player has not opted in. */
export function PotByTurns({ jackpot, amounts }: JackpotProps) {
  const rotation = useMemo(() => createRotation(browserClock, DRAWN_POTS.length), []);
  const isOut = jackpot.state.optedIn === false;
  useEffect(() => (isOut ? rotation.start() : undefined), [rotation, isOut]);
  const turn = useStore(rotation);
  return <PotNow pot={DRAWN_POTS[isOut ? turn : 0] ?? 'mega'} jackpot={jackpot} amounts={amounts} />;
}
