import { useSyncExternalStore } from 'react';
import { useSettings } from '../../../../app/app.tsx';
import { useHref } from '../../../../i18n/i18n.tsx';
import { useWallet } from '../../../wallet/index.ts';
import { useCurrentSearch } from '../gameMode.ts';
import { besideQuery, besideSlug } from './beside.ts';

/** Two games need this width of the page. */
const WIDE = '(min-width: 100rem)';

function subscribe(changed: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

/** CLOCK-08: the second game of the page; null where the licence, the screen or the visitor cannot have one. */
export function useBeside(first: string, search: string) {
  const href = useHref();
  // Opening and closing the second game keeps the mode of the first one, which may have changed since.
  const current = useCurrentSearch(search);
  const isAllowed = useSettings().rules.severalGames;
  const isPlayer = useWallet().amounts !== null;
  const isWide = useIsWide();
  if (!isAllowed || !isPlayer || !isWide) return null;
  return {
    slug: besideSlug(search, first),
    hrefWith: (slug: string | null) => href(`/games/${first}/${besideQuery(current, slug)}`),
  };
}

export type Beside = NonNullable<ReturnType<typeof useBeside>>;
