import { TransactionUpdated } from '@foyer/contract/generated/operations.ts';
import type { SubscriptionSocket } from '../../../transport/socket/subscriptionSocket.ts';
import type { Payment } from '../payment/payment.ts';

export interface PaymentListener {
  /** @param isNews false if this page has received the update before, or if it precedes the subscription */
  updated(payment: Payment, isNews: boolean): void;
  /** Called when updates may have been missed. */
  missed(): void;
}

const streams = new WeakMap<SubscriptionSocket, ReturnType<typeof openedBy>>();

/** The page's payment stream, shared by all listeners. */
export function paymentStream(socket: SubscriptionSocket) {
  const stream = streams.get(socket) ?? openedBy(socket);
  streams.set(socket, stream);
  return stream;
}

/** Reference-counted subscription: opened for the first listener and closed with the last. */
function openedBy(socket: SubscriptionSocket) {
  const listeners = new Set<PaymentListener>();
  let read = newsReader();
  let isConnected = false;
  let stop = () => {};

  function start() {
    read = newsReader();
    stop = socket.subscribe(
      TransactionUpdated,
      {},
      {
        next({ transactionUpdated: payment }) {
          const isNews = read(payment);
          for (const { updated } of listeners) updated(payment, isNews);
        },
        connected(isNowConnected) {
          isConnected = isNowConnected;
          // Updates before the connection was made, or while it was interrupted, are lost.
          if (isNowConnected) missed();
        },
        missed,
      },
    );
  }

  function missed() {
    for (const listener of listeners) listener.missed();
  }

  return {
    listen(listener: PaymentListener): () => void {
      listeners.add(listener);
      if (listeners.size === 1) start();
      else if (isConnected) listener.missed();
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        isConnected = false;
        stop();
      };
    },
  };
}

/** A stream that opens or reconnects repeats its last update, which is not new to this page. */
function newsReader(): (payment: Pick<Payment, 'id' | 'status'>) => boolean {
  const known = new Set<string>();
  let isFirst = true;
  return ({ id, status }) => {
    const name = `${id} ${status}`;
    const isNews = !isFirst && !known.has(name);
    isFirst = false;
    known.add(name);
    return isNews;
  };
}
