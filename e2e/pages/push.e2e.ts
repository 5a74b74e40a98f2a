import type { BrowserContext, Page } from '@playwright/test';
import { goToPayment, pressIn } from '../cashier/cashierPages.ts';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';

const PATH = '/en/profile/notifications/';

interface Device {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

declare global {
  interface Window {
    foyerSubscribe(publicKey: unknown): Promise<void>;
    foyerSubscription(): Promise<Device | null>;
    foyerUnsubscribe(): Promise<void>;
  }
  /** Notifications that the service worker has shown. */
  var foyerShown: object[];
}

/** The browser under test reaches no push service of its vendor, so it subscribes at the sandbox's. */
async function subscribeAtSandbox(context: BrowserContext, providersUrl: string): Promise<void> {
  let device: Device | null = null;
  await context.exposeFunction('foyerSubscribe', async (applicationServerKey: unknown) => {
    const created = await fetch(`${providersUrl}/push/devices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    });
    device = await created.json();
  });
  await context.exposeFunction('foyerSubscription', () => device);
  await context.exposeFunction('foyerUnsubscribe', async () => {
    if (device) await fetch(`${providersUrl}/push/devices/${device.id}`, { method: 'DELETE' });
    device = null;
  });
  await context.addInitScript(() => {
    const getSubscription = async () => {
      const device = await window.foyerSubscription();
      const options = { applicationServerKey: null };
      return device && { options, toJSON: () => device, unsubscribe: () => window.foyerUnsubscribe() };
    };
    Object.assign(PushManager.prototype, {
      getSubscription,
      async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
        await window.foyerSubscribe(applicationServerKey);
        return getSubscription();
      },
    });
  });
}

/** Delivers a push message to the service worker of the page. @returns what it shows */
async function deliver(page: Page, data: string): Promise<object[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  // This browser cannot show notifications.
  await worker.evaluate(() => {
    globalThis.foyerShown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void globalThis.foyerShown.push({ title, ...options });
  });
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) found(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const read = () => worker.evaluate(() => globalThis.foyerShown);
  await expect.poll(async () => (await read()).length).toBe(1);
  return read();
}

test('a player switches push messages on, is told of a deposit on the device, and switches them off', async ({
  visit,
  product,
}) => {
  const { page, context, address, signIn } = await visit('northlight', { isWithServiceWorker: true });
  await context.grantPermissions(['notifications'], { origin: new URL(address('/')).origin });
  await subscribeAtSandbox(context, product.providersUrl);
  await signIn();
  await page.goto(address(PATH));
  await waitForHydration(page);
  const push = page.getByRole('switch', { name: 'Send my notifications to this device' });
  await expect(push).toBeEnabled();
  await expect(push).not.toBeChecked();
  await page.getByRole('listitem').filter({ hasText: 'Deposits and withdrawals' }).waitFor();
  await push.press('Space');
  await expect(push).toBeChecked();
  await page.getByText('This device will receive your notifications.').waitFor();
  expect(await violations(page)).toEqual([]);

  await goToPayment(page, { from: 'Trustly', amount: '23.00' });
  await pressIn(page, 'Pay now');
  const device = await page.evaluate(() => window.foyerSubscription());
  const received = async (): Promise<{ text: string }[]> =>
    (await fetch(`${product.providersUrl}/push/devices/${device?.id}/messages`)).json();
  await expect.poll(async () => (await received()).length).toBe(1);
  const [message] = await received();
  expect(await deliver(page, message?.text ?? '')).toMatchObject([
    {
      title: 'Northlight',
      body: 'Your deposit was added to your balance.',
      lang: 'en',
      icon: expect.stringContaining('favicon-180.png'),
      data: { path: '/en/profile/deposit-history/' },
    },
  ]);

  await page.goto(address(PATH));
  await waitForHydration(page);
  await expect(push).toBeChecked();
  await push.press('Space');
  await expect(push).not.toBeChecked();
  await page.getByText('This device receives no more notifications.').waitFor();
});
