import type { Wallet } from '../modules/wallet/index.ts';
import type { Bus } from '../plumbing/bus.ts';
import type { Log } from '../plumbing/log.ts';

/** When a sign-in ends, its games take no more stakes; what is won in them is still paid. @returns the way to stop */
export function endPlayWithSession(parts: { bus: Bus; wallet: Wallet; log: Pick<Log, 'error'> }): () => void {
  const { bus, wallet, log } = parts;
  return bus.subscribe('identity.sessionEnded', ({ sessionId }) => {
    wallet
      .endGameSessions(sessionId)
      .catch((err: unknown) => log.error({ err, sessionId }, 'the games of an ended session stay open'));
  });
}
