import { safeStorage } from './safeStorage.ts';

const KEY = 'signIn.told';

/** Start of the last session whose player saw the previous sign-in notice; shared by all tabs. */
export const lastSignInNotice = {
  wasShown: (startedAt: string): boolean => storage().getItem(KEY) === startedAt,
  markShown: (startedAt: string): void => storage().setItem(KEY, startedAt),
};

const storage = () => safeStorage(() => window.localStorage);
