import { AuthenticationFailure } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';

/** For mutations, which visitors can send too; queries read `viewer`, which is null for a visitor. @throws AuthenticationFailure */
export function signedIn(session: Session | null): Session {
  if (!session) throw new AuthenticationFailure('ended');
  return session;
}
