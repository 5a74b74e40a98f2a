import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SERVICE_WORKER_PATH } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { hostedSite } from '../../http/access.ts';
import { brandBase } from '../brandFiles.ts';

const OFFLINE_PATH = '/offline/';
export const offlineRoute = `${OFFLINE_PATH}:locale`;

/** @throws Refusal NotFound for a language that the site does not have */
export function offlineLocale({ settings }: Site, given: unknown): Locale {
  const found = settings.locales.find((locale) => locale === given);
  if (!found) throw new Refusal('NotFound', { status: 404 });
  return found;
}

/**
 * Serves the script that shows the offline page in place of any page, when the browser has no connection, and push
 * messages, which the platform sends (`PushPayload`).
 * @param versionOf changes with the offline page: browsers fetch the page again when the script has changed
 */
export function serveServiceWorker(
  app: FastifyInstance,
  sites: Pick<Sites, 'byHost'>,
  versionOf: (request: FastifyRequest, site: Site, locale: Locale) => string,
): void {
  app.get<{ Querystring: { locale?: unknown } }>(SERVICE_WORKER_PATH, async (request, reply) => {
    const site = hostedSite(sites, request.host);
    const locale = offlineLocale(site, request.query.locale);
    const { logo, logoDesktop, appleTouchIcon } = site.theme;
    const images = [logo, logoDesktop].map(({ url }) => `${brandBase(site)}/${url}`);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        // The worker fetches the offline page, and the picture of a notification.
        'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
      })
      .send(
        scriptFor({
          version: versionOf(request, site, locale),
          page: `${OFFLINE_PATH}${locale}`,
          images: [...new Set(images)],
          icon: `${brandBase(site)}/${appleTouchIcon}`,
        }),
      );
  });
}

interface Worker {
  readonly version: string;
  readonly page: string;
  readonly images: readonly string[];
  readonly icon: string;
}

/**
 * Only documents of the window and the brand's logos go through it, and only to be replaced when the network fails:
 * pages, balances and scripts never come from its cache. A press on a notification navigates no open window, in which a
 * game may be running.
 */
const scriptFor = ({ version, page, images, icon }: Worker): string => `
// ${version}
const page = ${JSON.stringify(page)};
const files = ${JSON.stringify([page, ...images])};
addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(page).then((cache) => cache.addAll(files)));
});
addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name !== page);
  event.waitUntil(Promise.all([
    registration.navigationPreload?.enable(),
    caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))),
  ]));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate' && request.destination === 'document' && request.method === 'GET';
  const isImage = files.indexOf(new URL(request.url).pathname) > 0;
  if (isPage) event.respondWith(fetched(event).catch(() => caches.match(page)));
  else if (isImage) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
async function fetched(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
addEventListener('push', (event) => {
  const { title, path, ...shown } = event.data.json();
  event.waitUntil(registration.showNotification(title, { ...shown, icon: ${JSON.stringify(icon)}, data: { path } }));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.path, location.origin).href));
});
async function openPage(url) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => client.url === url);
  return open ? open.focus() : clients.openWindow(url);
}
`;
