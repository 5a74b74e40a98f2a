import { SessionHistory, type SessionHistoryQuery } from '@foyer/contract/generated/operations.ts';
import { dateTimeFormat } from '../../../i18n/dateTime.ts';
import type { Text } from '../../../i18n/texts.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';

type Session = NonNullable<SessionHistoryQuery['viewer']>['sessions']['edges'][number]['node'];
export type SeenSession = Pick<Session, 'isPresent' | 'startedAt' | 'browser' | 'system' | 'place'>;

export interface TextContext {
  /** Language and country. */
  readonly tag: string;
  readonly text: Text;
  /** IANA time zone; by default the browser's own. */
  readonly timeZone?: string;
}

/** Message about the previous sign-in; null on the first sign-in ever, or if the query failed. */
export async function lastSignIn(graphql: Graphql, contentPage: TextContext): Promise<string | null> {
  const { data } = await graphql.query(SessionHistory, { first: 2, after: null });
  return lastSignInText(data?.viewer?.sessions.edges.map(({ node }) => node) ?? [], contentPage);
}

/** Time, device and place of the previous sign-in, as far as known. @param sessions newest first */
export function lastSignInText(
  sessions: readonly SeenSession[],
  { tag, text, timeZone }: TextContext,
): string | null {
  const before = sessions.find(({ isPresent }) => !isPresent);
  if (!before) return null;
  const { startedAt, browser, system, place } = before;
  const when = dateTimeFormat(tag, timeZone);
  const device =
    browser && system ? text('shell.lastSignIn.device', { browser, system }) : (browser ?? system);
  const details = [when(startedAt), device, place].filter((detail) => detail !== null);
  return text('shell.lastSignIn', { details: details.join(' · ') });
}
