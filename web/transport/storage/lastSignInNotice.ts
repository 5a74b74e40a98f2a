import { safeStorage } from './safeStorage.ts';

const KEY = 'signIn.told';

/** Of which session its player was told when he was here before: one of them, whatever its tabs. */
export const lastSignInNotice = {
  isTold: (startedAt: string): boolean => localOne().getItem(KEY) === startedAt,
  tell: (startedAt: string): void => localOne().setItem(KEY, startedAt),
};

const localOne = () => safeStorage(() => window.localStorage);
