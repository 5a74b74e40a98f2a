import { createContext, use, useEffect } from 'react';
import { useSession } from '../../features/signIn/index.ts';

export interface Navigation {
  /**
   * Follows an in-app link without a page load.
   * @param isInPlace keeps the scroll position and the focus, for another query of the same page
   */
  go(href: string, isInPlace?: boolean): void;
  /** Loads code and data of a page before its link is clicked. */
  prefetch(href: string): void;
}

/** Null on the server, where links are plain links. */
export const NavigationContext = createContext<Navigation | null>(null);

export const useNavigation = (): Navigation | null => use(NavigationContext);

/**
 * Whether a navigation is in progress. It is not part of `NavigationContext`, so that links do not re-render.
 */
export const NavigationPendingContext = createContext(false);

export const useIsNavigating = (): boolean => use(NavigationPendingContext);

export const useHasSession = (): boolean => useSession() !== null;

export function useCloseOnNavigation({ isOpen, onClose }: { isOpen: boolean; onClose(): void }): void {
  const isNavigating = useIsNavigating();
  useEffect(() => {
    if (isOpen && isNavigating) onClose();
  }, [isOpen, isNavigating, onClose]);
}
