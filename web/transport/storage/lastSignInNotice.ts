import { safeStorage } from './safeStorage.ts';

const KEY = 'signIn.told';

/** Start of the last session whose player saw the previous sign-in notice; shared by all tabs. */
export const lastSignInNotice = {
  wasShown: (startedAt: string): boolean => localOne().getItem(KEY) === startedAt,
  tell: (startedAt: string): void => localOne().setItem(KEY, startedAt),
};

const localOne = () => safeStorage(() => window.localStorage);
