import type { PlayerId } from '@foyer/domain/ids.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';

/** The viewer of a visitor is null; a mutation may be tried by anybody. @throws Refusal AuthenticationFailure */
export function signedIn(session: Session | null): PlayerId {
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
  return session.playerId;
}
