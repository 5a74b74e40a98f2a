import { createContext, use } from 'react';
import { activeGuard, NO_GUARDS, type Guard, type GuardStates } from './guards.ts';

/** Steps required of the player; none until the platform has sent them. */
export const GuardsContext = createContext<GuardStates>(NO_GUARDS);

export const useActiveGuard = (): Guard | null => activeGuard(use(GuardsContext));
