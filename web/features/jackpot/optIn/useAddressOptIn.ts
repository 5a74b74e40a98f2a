import { useEffect, useState, type RefObject } from 'react';
import { browserClock } from '../../../transport/clock/clock.ts';
import { tabStorage } from '../../../transport/storage/tabStorage.ts';
import { followAddress } from './addressOptIn.ts';
import type { Choice } from './optIn.ts';
import type { Jackpot } from '../useJackpot.ts';

/** JACK-28 to JACK-33. @returns a function that reverts the opt-in; null if the URL requested no opt-in */
export function useAddressOptIn(
  { store, terms: { autoOptIn, contributionOptions } }: Jackpot,
  section: RefObject<HTMLElement | null>,
): (() => void) | null {
  const [before, setBefore] = useState<Choice | null>(null);
  useEffect(
    () =>
      followAddress({
        clock: browserClock,
        settings: { autoOptIn, contributionOptions },
        count: tabStorage(),
        jackpot: store,
        address: {
          read: () => new URL(location.href),
          replace: (url) => history.replaceState(history.state, '', url),
          go: (url) => location.replace(url),
        },
        scroll: () => section.current?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() }),
        optedIn: setBefore,
      }),
    [store, autoOptIn, contributionOptions, section],
  );
  if (!before) return null;
  return () => {
    store.choose(before);
    setBefore(null);
  };
}

const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
