import { AuthenticationFailure } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';

/** The viewer of a visitor is null, but anyone may send a mutation. @throws AuthenticationFailure */
export function signedIn(session: Session | null): Session {
  if (!session) throw new AuthenticationFailure('ended');
  return session;
}
