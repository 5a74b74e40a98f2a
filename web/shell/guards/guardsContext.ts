import { createContext, use } from 'react';
import { activeGuard, type Guard } from './guards.ts';

export const NO_GUARDS: readonly Guard[] = [];

/** Steps required of the player; none until the platform has sent them. */
export const GuardsContext = createContext(NO_GUARDS);

export const useActiveGuard = (): Guard | null => activeGuard(use(GuardsContext));
