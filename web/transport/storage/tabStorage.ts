import { safeStorage } from './safeStorage.ts';

/** Storage for the lifetime of the tab. */
export const tabStorage = () => safeStorage(() => window.sessionStorage);
