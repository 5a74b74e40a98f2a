import type { BrowserSubscription } from './subscriptions.ts';

export interface PushMessage {
  readonly payload: string;
  /** Messages with the same topic replace each other at the push service: at most 32 characters, base64url. */
  readonly topic: string;
  /** How long the push service keeps the message for a device without a connection. */
  readonly lifeSeconds: number;
}

/** `gone`: the subscription has ended. `refused`: the service will never accept this message. */
export type PushOutcome = 'accepted' | 'gone' | 'refused' | 'failed';

/** The push services of browsers. */
export interface PushPort {
  /** The `applicationServerKey` of new subscriptions, base64url. */
  readonly publicKey: string;
  /** @returns the field of a browser's subscription that cannot be accepted, or null */
  invalidField(subscription: BrowserSubscription): keyof BrowserSubscription | null;
  /** Never throws. @param serverKey the public key that the subscription was made with */
  send(
    subscription: BrowserSubscription & { readonly serverKey: string },
    message: PushMessage,
  ): Promise<PushOutcome>;
}
