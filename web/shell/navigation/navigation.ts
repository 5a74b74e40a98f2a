import { createContext, use } from 'react';
import { useSession } from '../../features/identity/index.ts';
import type { Ways } from './ways.ts';

export type Navigation = Pick<Ways, 'go' | 'prefetch'>;

/** Null on the server, where links are plain links. */
export const NavigationContext = createContext<Navigation | null>(null);

export const useNavigation = (): Navigation | null => use(NavigationContext);

/** Whether a way is being gone; apart from the ways themselves, which every link has. */
export const GoingContext = createContext(false);

export const useIsGoing = (): boolean => use(GoingContext);

export const useHasSession = (): boolean => useSession() !== null;
