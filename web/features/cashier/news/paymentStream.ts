import { TransactionUpdated } from '@foyer/contract/generated/operations.ts';
import type { SubscriptionSocket } from '../../../transport/socket/subscriptionSocket.ts';
import type { Payment } from '../payment/payment.ts';

export interface PaymentListener {
  /** @param isNews false for what this page has been told before, or what was true before it began to listen */
  told(payment: Payment, isNews: boolean): void;
  /** Some may have gone by untold: what is known may be out of date. */
  missed(): void;
}

export interface PaymentStream {
  /** @returns the way to stop */
  listen(listener: PaymentListener): () => void;
}

const streams = new WeakMap<SubscriptionSocket, PaymentStream>();

/** The one stream of the player's payments that a page has, whoever listens. */
export function paymentStream(socket: SubscriptionSocket): PaymentStream {
  const stream = streams.get(socket) ?? openedBy(socket);
  streams.set(socket, stream);
  return stream;
}

/** Subscribes with the first who listens, and no longer than the last. */
function openedBy(socket: SubscriptionSocket): PaymentStream {
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
          for (const { told } of listeners) told(payment, isNews);
        },
        connected(isStanding) {
          isConnected = isStanding;
          // Before the line stood, or while it was cut, nobody has told.
          if (isStanding) missed();
        },
        missed,
      },
    );
  }

  function missed() {
    for (const listener of listeners) listener.missed();
  }

  return {
    listen(listener) {
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

/**
 * Reads a stream that opens, and opens anew after a break, with the change it told last: what is no news to this page
 * is not told again.
 */
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
