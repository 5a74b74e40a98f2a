import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../clock/clock.ts';

/** A sign-out waits for the push service no longer than this. */
const TIMEOUT_MS = 2 * SECOND;

/** Ends this browser's push messages, so that none of the player who signs out reaches it. Never fails. */
export async function endPush(): Promise<void> {
  const end = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  };
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return;
  const timeout = new Promise<void>((done) => void browserClock.after(TIMEOUT_MS, done));
  await Promise.race([end().catch(() => {}), timeout]);
}
