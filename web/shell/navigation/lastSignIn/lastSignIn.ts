import { SessionHistory, type SessionHistoryQuery } from '@foyer/contract/generated/operations.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';

type Session = NonNullable<SessionHistoryQuery['viewer']>['sessions']['edges'][number]['node'];
export type SeenSession = Pick<Session, 'isPresent' | 'startedAt' | 'browser' | 'system' | 'place'>;

export interface TextContext {
  readonly locale: Locale;
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** IANA; the reader's own when nobody says. */
  readonly timeZone?: string;
}

/** What is told to who has just come in; null at the first sign-in of all, and when nobody could be asked. */
export async function lastSignIn(graphql: Graphql, words: TextContext): Promise<string | null> {
  const { data } = await graphql.query(SessionHistory, { first: 2, after: null });
  return lastSignInText(data?.viewer?.sessions.edges.map(({ node }) => node) ?? [], words);
}

/** When, on what and where the player was in before: as much of it as is known. @param sessions the newest first */
export function lastSignInText(
  sessions: readonly SeenSession[],
  { locale, text, timeZone }: TextContext,
): string | null {
  const before = sessions.find(({ isPresent }) => !isPresent);
  if (!before) return null;
  const { startedAt, browser, system, place } = before;
  const tag = languageTag(locale);
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const device =
    browser && system ? text('shell.lastSignIn.device', { browser, system }) : (browser ?? system);
  const details = [when.format(new Date(startedAt)), device, place].filter((detail) => detail !== null);
  const list = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
  return text('shell.lastSignIn', { details: list.format(details) });
}
