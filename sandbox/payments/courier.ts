import { setTimeout as wait } from 'node:timers/promises';
import type { SignedMessage } from '../companies/http.ts';

export interface Delivered {
  readonly callback: SignedMessage;
  readonly answer: string;
}

const TRIES = 5;
const FIRST_PAUSE_MS = 200;
const TIMEOUT_MS = 10_000;

/** Sends a callback and records the response. Failed callbacks are retried in the background, a few times. */
export async function deliver(address: URL, callback: SignedMessage, deliveries: Delivered[]): Promise<void> {
  const isTaken = await tryOnce(address, callback, deliveries);
  if (!isTaken) void again(address, callback, deliveries);
}

async function again(address: URL, callback: SignedMessage, deliveries: Delivered[]): Promise<void> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    await wait(FIRST_PAUSE_MS * 2 ** attempt, undefined, { ref: false });
    if (await tryOnce(address, callback, deliveries)) return;
  }
}

async function tryOnce(address: URL, callback: SignedMessage, deliveries: Delivered[]): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      ...callback,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    deliveries.push({ callback, answer: `${response.status} ${await response.text()}` });
    // A 4xx response other than 404 is final: a retry of the same message would be refused again.
    return response.ok || (response.status >= 400 && response.status < 500 && response.status !== 404);
  } catch (error) {
    deliveries.push({ callback, answer: String(error) });
    return false;
  }
}
