import { useEffect, useMemo } from 'react';
import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/pots.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { Pot } from '../../../ui/money/jackpot/Pots.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useWatched } from '../../content/index.ts';
import { valueOf } from '../amounts.ts';
import type { Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';
import { createRotation } from './barState.ts';

interface Parts {
  readonly jackpot: Jackpot;
  readonly amounts: Amounts;
}

/** One pot as it is now. */
export function PotNow({ pot, jackpot, amounts }: Parts & { readonly pot: DrawnPotId }) {
  const value = valueOf(jackpot.state.pots, pot);
  return (
    <Pot
      pot={pot}
      name={amounts.name(pot)}
      value={value !== null && <Money parts={amounts.parts(value)} isDisplay />}
    />
  );
}

/** JACK-21: the largest, or by turns where the player is out. */
export function PotByTurns({ jackpot, amounts }: Parts) {
  const rotation = useMemo(() => createRotation(browserClock, DRAWN_POTS.length), []);
  const isOut = jackpot.state.optedIn === false;
  useEffect(() => (isOut ? rotation.start() : undefined), [rotation, isOut]);
  const turn = useWatched(rotation);
  return <PotNow pot={DRAWN_POTS[isOut ? turn : 0] ?? 'mega'} jackpot={jackpot} amounts={amounts} />;
}
