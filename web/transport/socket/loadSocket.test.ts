import { persistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { expect, it, vi } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import { loadSocket, NO_STREAM } from './loadSocket.ts';
import type { SubscriptionSocket } from './subscriptionSocket.ts';

const SOCKET: SubscriptionSocket = { subscribe: () => () => {} };

/** @param outcomes whether the code loads, for each try */
function loading(...outcomes: boolean[]) {
  const clock = fakeClock();
  const found: (SubscriptionSocket | null)[] = [];
  const open = vi.fn(() => SOCKET);
  const load = vi.fn(async () => {
    if (outcomes.shift()) return open;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const stop = loadSocket(load, (socket) => void found.push(socket), clock);
  return { clock, found, open, load, stop };
}

it('SUB-05 missing code is fetched again until it loads, then no more', async () => {
  const { clock, found, load, open } = loading(false, false, true);
  await vi.waitFor(() => expect(found).toEqual([NO_STREAM]));
  clock.advance(4999);
  expect(load).toHaveBeenCalledOnce();
  clock.advance(1);
  await vi.waitFor(() => expect(found).toHaveLength(2));
  clock.advance(5000);
  await vi.waitFor(() => expect(found).toEqual([NO_STREAM, NO_STREAM, SOCKET]));
  expect(open).toHaveBeenCalledOnce();
  expect(clock.pending()).toEqual([]);
});

it('SUB-05 after unsubscribing nothing is opened or retried', async () => {
  const coming = loading(true);
  coming.stop();
  await coming.load.mock.results[0]?.value;
  expect([coming.open.mock.calls, coming.found]).toEqual([[], []]);
  const failing = loading(false, true);
  await vi.waitFor(() => expect(failing.found).toEqual([NO_STREAM]));
  failing.stop();
  failing.clock.advance(60_000);
  expect(failing.load).toHaveBeenCalledOnce();
});

it('WALLET-05 subscribers without a stream are told that their data may be stale', () => {
  const connected = vi.fn();
  const stop = NO_STREAM.subscribe(
    persistedDocument('Wallet', 'sha256:wallet'),
    {},
    { next: vi.fn(), connected },
  );
  stop();
  expect(connected.mock.calls).toEqual([[false]]);
});
