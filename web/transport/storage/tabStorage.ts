import { safeStorage } from './safeStorage.ts';

/** What lasts as long as the tab. */
export const tabStorage = () => safeStorage(() => window.sessionStorage);
