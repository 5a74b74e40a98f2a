import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import type { Session } from '../../plumbing/session.ts';

/** The viewer of a visitor is null; a mutation may be tried by anybody. @throws Refusal AuthenticationFailure */
export function signedIn(session: Session | null): PlayerId {
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
  return session.playerId;
}
