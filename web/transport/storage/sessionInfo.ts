import { createCookies, documentCookies } from './cookies.ts';

const cookies = () => createCookies(documentCookies, window.location);

/**
 * CONS-15, OPEN-31: when the session that this browser last showed began (ISO 8601); null after a sign-out.
 * All tabs share it, so that a message that is shown once per session appears in one tab only.
 */
export const sessionInfo = {
  startedAt: (): string | null => cookies().get('sessionInfo'),
  begin: (startedAt: string): void => cookies().set('sessionInfo', startedAt),
};
