import type { PushSubscriptionInput } from '@foyer/contract/generated/operations.ts';
import { createStore, type ReadableStore } from '../store/store.ts';

/**
 * `unknown`: not read yet. `unsupported`: the browser has no push messages. `blocked`: the player has forbidden
 * notifications in the browser.
 */
export type PushStatus = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

export interface PushState {
  readonly status: PushStatus;
  readonly isBusy: boolean;
  /** The last change failed; the player can try again. */
  readonly hasFailed: boolean;
  /** Whether the player has changed it on this page. */
  readonly isChanged: boolean;
}

/** The subscription of this browser at its push service. */
export interface DeviceSubscription extends PushSubscriptionInput {
  /** Whether it was made with this key of the platform. */
  hasKey(publicKey: string): boolean;
  end(): Promise<unknown>;
}

/** What of the browser it needs. */
export interface PushBrowser {
  isSupported(): boolean;
  permission(): Promise<NotificationPermission>;
  /** Asks the player; only in response to a press. */
  askPermission(): Promise<NotificationPermission>;
  onPermissionChange(changed: () => void): void;
  subscription(): Promise<DeviceSubscription | null>;
  /** @throws where the push service of the browser cannot be reached */
  subscribe(publicKey: string): Promise<DeviceSubscription>;
}

/** Calls of the platform. They throw if it refuses or does not reply. */
export interface PushServer {
  isSubscribed(endpoint: string): Promise<boolean>;
  subscribe(subscription: PushSubscriptionInput): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
}

export interface PushSwitch extends ReadableStore<PushState> {
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
}

interface PushSwitchDeps {
  readonly browser: PushBrowser;
  readonly server: PushServer;
  readonly publicKey: string;
}

const NOT_READ: PushState = { status: 'unknown', isBusy: false, hasFailed: false, isChanged: false };

/** Whether this device receives push messages. It is on only if browser and platform agree. */
export function createPushSwitch({ browser, server, publicKey }: PushSwitchDeps): PushSwitch {
  const store = createStore(NOT_READ);
  const set = (change: Partial<PushState>) => store.set({ ...store.get(), ...change });
  let isRead = false;

  const readStatus = async (): Promise<PushStatus> => {
    if (!browser.isSupported()) return 'unsupported';
    if ((await browser.permission()) === 'denied') return 'blocked';
    const own = await browser.subscription();
    if (!own || !(await server.isSubscribed(own.endpoint))) return 'off';
    if (own.hasKey(publicKey)) return 'on';
    // The platform sends with the previous key until the browser has subscribed with the new one.
    await renew().catch(() => {});
    return (await browser.subscription()) ? 'on' : 'off';
  };
  /** Subscribes with the platform's key. */
  const renew = async (): Promise<void> => {
    const previous = await browser.subscription();
    if (previous && !previous.hasKey(publicKey)) await previous.end();
    const { endpoint, p256dh, auth } = await browser.subscribe(publicKey);
    await server.subscribe({ endpoint, p256dh, auth });
  };
  const reread = async (): Promise<void> => {
    const { status: previous } = store.get();
    const known = previous === 'unknown' ? 'off' : previous;
    set({ status: await readStatus().catch(() => known) });
  };

  /** Runs a change, and then shows what is the case. */
  const change = async (run: () => Promise<void>): Promise<void> => {
    const { isBusy, status: before } = store.get();
    if (isBusy) return;
    set({ isBusy: true, hasFailed: false });
    const hasFailed = await run().then(
      () => false,
      () => true,
    );
    await reread();
    set({ isBusy: false, hasFailed, isChanged: store.get().status !== before });
  };

  return {
    get: store.get,
    subscribe(listener) {
      if (!isRead) {
        isRead = true;
        void reread();
        if (browser.isSupported()) browser.onPermissionChange(() => void reread());
      }
      return store.subscribe(listener);
    },
    turnOn: () =>
      change(async () => {
        if ((await browser.askPermission()) !== 'granted') return;
        await renew();
      }),
    turnOff: () =>
      change(async () => {
        const own = await browser.subscription();
        if (!own) return;
        // The platform first: without a connection it would go on sending, and the switch would say off.
        await server.unsubscribe(own.endpoint);
        await own.end();
      }),
  };
}
