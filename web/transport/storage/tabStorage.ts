import { safeStorage } from './safeStorage.ts';

export const tabStorage = () => safeStorage(() => window.sessionStorage);
