import { SERVICE_WORKER_PATH } from '@foyer/contract/content/page.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../clock/clock.ts';
import type { DeviceSubscription, PushBrowser } from './pushSwitch.ts';

/** Touches the browser only when called. @param locale of the offline page that the service worker keeps */
export function browserPush(locale: string): PushBrowser {
  return {
    isSupported: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    async permission() {
      const status = await permissionStatus();
      return status ? (status.state === 'prompt' ? 'default' : status.state) : Notification.permission;
    },
    askPermission: () => Notification.requestPermission(),
    onPermissionChange: (changed) =>
      void permissionStatus().then((status) => status?.addEventListener('change', changed)),
    async subscription() {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = await registration?.pushManager.getSubscription();
      return found ? deviceSubscription(found) : null;
    },
    async subscribe(publicKey) {
      await navigator.serviceWorker.register(`${SERVICE_WORKER_PATH}?locale=${locale}`);
      const { pushManager } = await readyRegistration();
      return deviceSubscription(
        await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
      );
    },
  };
}

/** @throws if the service worker is not ready in time: without a connection its files cannot be loaded */
function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const timeout = new Promise<never>((_, reject) => {
    browserClock.after(READY_TIMEOUT_MS, () => reject(new Error('the service worker is not ready')));
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]);
}

const READY_TIMEOUT_MS = 15 * SECOND;

/** Null in browsers that do not know this name of a permission. */
const permissionStatus = (): Promise<PermissionStatus | null> =>
  navigator.permissions.query({ name: 'notifications' }).catch(() => null);

function deviceSubscription(subscription: PushSubscription): DeviceSubscription {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    p256dh,
    auth,
    // A browser that does not say the key is taken at its word: the push service refuses a wrong one.
    hasKey: (publicKey) => [publicKey, null].includes(base64url(subscription.options.applicationServerKey)),
    end: () => subscription.unsubscribe(),
  };
}

function base64url(bytes: ArrayBuffer | null): string | null {
  if (bytes === null) return null;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
