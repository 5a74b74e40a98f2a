import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { ProviderLoginResponse } from './signInCalls.ts';

const ASK_EVERY_MS = SECOND;
/** A browser comes back before or after the provider's callback; longer than this nobody waits for it. */
const PATIENCE_MS = 15 * SECOND;

/** Asks until the provider has told, or for as long as a player waits. @throws SignInFailure */
export async function awaitLogin(
  ask: () => Promise<ProviderLoginResponse>,
  clock: Clock,
): Promise<ProviderLoginResponse> {
  const until = clock.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer.status !== 'PENDING') return answer;
    if (clock.now() >= until) return { status: 'TIMED_OUT', tokens: null, newcomer: null };
    await new Promise<void>((done) => clock.after(ASK_EVERY_MS, done));
  }
}
