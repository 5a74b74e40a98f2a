import { createContext, use } from 'react';
import { useSession } from '../../features/identity/index.ts';

export interface Navigation {
  /** Follows an in-app link without a page load. */
  go(href: string): void;
  /** Fetches what a link leads to before it is pressed. */
  prefetch(href: string): void;
  /** A way is being gone. */
  readonly isGoing: boolean;
}

/** Null on the server, where links are plain links. */
export const NavigationContext = createContext<Navigation | null>(null);

export const useNavigation = (): Navigation | null => use(NavigationContext);

export const useHasSession = (): boolean => useSession() !== null;
