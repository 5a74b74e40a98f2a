import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { ProviderLoginResponse } from './signInCalls.ts';

const POLL_INTERVAL_MS = SECOND;
/** How long to poll: the browser may return before the provider's callback reaches the platform. */
const TIMEOUT_MS = 15 * SECOND;

/** Polls until the provider's result is known, or the timeout. @throws SignInFailure */
export async function awaitLogin(
  ask: () => Promise<ProviderLoginResponse>,
  clock: Clock,
): Promise<ProviderLoginResponse> {
  const until = clock.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer.status !== 'PENDING') return answer;
    if (clock.now() >= until) return { status: 'TIMED_OUT', tokens: null, newcomer: null };
    await new Promise<void>((done) => clock.after(POLL_INTERVAL_MS, done));
  }
}
