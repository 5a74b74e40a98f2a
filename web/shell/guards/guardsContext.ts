import { createContext, use } from 'react';
import { activeGuard, NO_GUARDS, type Guard, type GuardStates } from './guards.ts';

/** What the player owes; where nothing is known of it, nothing. */
export const GuardsContext = createContext<GuardStates>(NO_GUARDS);

export const useActiveGuard = (): Guard | null => activeGuard(use(GuardsContext));
