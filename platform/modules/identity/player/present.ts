import type { Locale } from '@foyer/domain/locale.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Session } from '../../../infra/session.ts';
import { AuthenticationFailure } from '../failures.ts';
import type { Identity } from '../identity.ts';
import { presentPlayer, type PlayerPayload } from './playerPayload.ts';

/** What is needed of a request's context to tell the player of himself. */
export interface PresentContext {
  readonly session: Session | null;
  readonly locale: Locale;
  readonly database: Database;
  readonly services: { readonly identity: Pick<Identity, 'player' | 'sessionTimes' | 'standing'> };
}

/** The player as he is now: the answer of every mutation that changes him. @throws AuthenticationFailure */
export async function present({
  session,
  locale,
  database,
  services: { identity },
}: PresentContext): Promise<PlayerPayload> {
  const { playerId, sessionId } = signedIn(session);
  const [player, times] = await Promise.all([
    identity.player(database.query, playerId),
    identity.sessionTimes(database.query, sessionId),
  ]);
  return presentPlayer({ player, standing: identity.standing(player), times, locale });
}

// The viewer of a visitor is null, so nobody gets to its fields without a session; a mutation may be tried by anybody.
/** @throws AuthenticationFailure */
export function signedIn(session: Session | null): Session {
  if (!session) throw new AuthenticationFailure('ended');
  return session;
}
