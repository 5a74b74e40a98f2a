import { expect, test } from 'vitest';
import type {
  TransactionPartsFragment,
  TransactionUpdatedSubscription,
} from '@foyer/contract/generated/operations.ts';
import type { Subscriber } from '../../../transport/socket/subscription.ts';
import type { SubscriptionSocket } from '../../../transport/socket/subscriptionSocket.ts';
import { paymentStream, type PaymentListener } from './paymentStream.ts';

type Updated = Subscriber<TransactionUpdatedSubscription>;

/** Fake socket that is connected from the start. */
function page() {
  const subscribers = new Set<Updated>();
  const socket: SubscriptionSocket = {
    subscribe(_document, _variables, subscriber) {
      const to = subscriber as unknown as Updated;
      subscribers.add(to);
      to.connected(true);
      return () => subscribers.delete(to);
    },
  };
  const all = (send: (to: Updated) => void) => subscribers.forEach(send);
  return {
    subscriptions: () => subscribers.size,
    stream: () => paymentStream(socket),
    send: (id: string, status: TransactionPartsFragment['status']) =>
      all((to) => to.next({ transactionUpdated: { id, status } as TransactionPartsFragment })),
    line: (isConnected: boolean) => all((to) => to.connected(isConnected)),
    refetch: () => all((to) => to.missed?.()),
  };
}

function listener() {
  const received: string[] = [];
  const to: PaymentListener = {
    updated: ({ id, status }, isNews) => received.push(`${id} ${status}${isNews ? ' news' : ''}`),
    missed: () => received.push('missed'),
  };
  return { heard: received, to };
}

test('SUB-02 all listeners of a page share one subscription, which ends with the last listener', () => {
  const { stream, subscriptions, send } = page();
  const [one, other] = [listener(), listener()];
  const stops = [stream().listen(one.to), stream().listen(other.to)];
  expect(subscriptions()).toBe(1);
  send('1', 'Initialized');
  expect(one.heard).toEqual(['missed', '1 Initialized']);
  expect(other.heard).toEqual(one.heard);
  stops[0]?.();
  stops[0]?.();
  expect(subscriptions()).toBe(1);
  send('1', 'Completed');
  expect(one.heard).toHaveLength(2);
  expect(other.heard.at(-1)).toBe('1 Completed news');
  stops[1]?.();
  expect(subscriptions()).toBe(0);
});

test('MONEY-08 the first value is not news, and no update is news twice', () => {
  const { stream, send } = page();
  const { heard: received, to } = listener();
  stream().listen(to);
  send('1', 'Completed');
  send('2', 'Initialized');
  send('2', 'Completed');
  // After a reconnect the stream starts by repeating its last update.
  send('2', 'Completed');
  expect(received.slice(1)).toEqual(['1 Completed', '2 Initialized news', '2 Completed news', '2 Completed']);
});

test('MONEY-08 for a later listener the next update is news', () => {
  const { stream, send } = page();
  stream().listen(listener().to);
  send('1', 'Completed');
  const late = listener();
  stream().listen(late.to);
  send('2', 'Completed');
  expect(late.heard).toEqual(['missed', '2 Completed news']);
});

test('SUB-05 listeners refetch after a connection and when missed updates cannot be delivered', () => {
  const { stream, line, refetch } = page();
  const { heard: received, to } = listener();
  stream().listen(to);
  line(false);
  const whileCut = listener();
  stream().listen(whileCut.to);
  expect(whileCut.heard).toEqual([]);
  line(true);
  refetch();
  expect(received).toEqual(['missed', 'missed', 'missed']);
  expect(whileCut.heard).toEqual(['missed', 'missed']);
});

test('MONEY-08 a reopened stream repeats its last update, which is not news', () => {
  const { stream, send } = page();
  const first = listener();
  const stop = stream().listen(first.to);
  send('1', 'Initialized');
  stop();
  const again = listener();
  stream().listen(again.to);
  send('1', 'Completed');
  expect(again.heard).toEqual(['missed', '1 Completed']);
});
