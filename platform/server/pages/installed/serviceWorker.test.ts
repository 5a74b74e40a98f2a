import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testSites } from '../../../sites/testSites.ts';
import { serveBrandFiles } from '../brandFiles.ts';
import { serveServiceWorker } from './serviceWorker.ts';

it('each brand has a service worker, whose pictures it serves', async () => {
  const app = Fastify();
  const sites = await testSites();
  serveServiceWorker(app, sites, () => 'version-1');
  await serveBrandFiles(app, sites);
  for (const { brand, settings } of sites.brands) {
    const host = `${brand}.localhost`;
    const [locale] = settings.locales;
    const { headers, body } = await app.inject({
      url: `/service-worker.js?locale=${locale}`,
      headers: { host },
    });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(body).toContain('version-1');
    const files: string[] = JSON.parse(/const files = (.*);/.exec(body)?.[1] ?? '');
    expect(files[0]).toBe(`/offline/${locale}`);
    expect(files.length).toBeGreaterThan(1);
    const icon: string = JSON.parse(/icon: ("[^"]+")/.exec(body)?.[1] ?? '');
    for (const url of [...files.slice(1), icon])
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(200);
  }
  await app.close();
});

it.each(['', '?locale=', '?locale=xx', '?locale=en&locale=fi', '?locale=en%22;alert(1)'])(
  'a language that the brand does not have is not found: %s',
  async (query) => {
    const app = Fastify();
    serveServiceWorker(app, await testSites(), () => 'version-1');
    const { statusCode, body } = await app.inject({
      url: `/service-worker.js${query}`,
      headers: { host: 'tivoli.localhost' },
    });
    expect([statusCode, body.includes('addEventListener')]).toEqual([404, false]);
    await app.close();
  },
);

describe('a push message', () => {
  const ORIGIN = 'https://northlight.example';
  const PAYLOAD = {
    title: 'Northlight',
    body: 'Your withdrawal was paid.',
    lang: 'en',
    tag: 'notification-7',
    path: '/en/profile/withdrawal-history/',
  };

  /** Runs the script of a brand with these open windows. */
  async function worker(urls: readonly string[] = []) {
    const app = Fastify();
    serveServiceWorker(app, await testSites(), () => 'version-1');
    const request = { url: '/service-worker.js?locale=en', headers: { host: 'northlight.localhost' } };
    const { body } = await app.inject(request);
    await app.close();
    const listeners = new Map<string, (event: object) => void>();
    const done: string[] = [];
    const waits: Promise<unknown>[] = [];
    const waitUntil = (wait: Promise<unknown>) => void waits.push(wait);
    runInNewContext(body, {
      URL,
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      location: { origin: ORIGIN },
      registration: {
        showNotification: async (title: string, options: object) =>
          void done.push(JSON.stringify({ title, ...options })),
      },
      clients: {
        matchAll: async () => urls.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
        openWindow: async (url: string) => void done.push(`open ${url}`),
      },
    });
    return async (type: string, event: object) => {
      listeners.get(type)?.({ ...event, waitUntil });
      await Promise.all(waits);
      return done;
    };
  }

  it('is shown with the brand’s icon, and without the path', async () => {
    const dispatch = await worker();
    const { path, ...text } = PAYLOAD;
    const [shown] = await dispatch('push', { data: { json: () => PAYLOAD } });
    expect(JSON.parse(shown ?? '')).toEqual({
      ...text,
      data: { path },
      icon: expect.stringMatching(/favicon-180\.png$/),
    });
  });

  it.each([
    ['opens its page', [], `open ${ORIGIN}${PAYLOAD.path}`],
    ['leaves a window with a game as it is', [`${ORIGIN}/en/games/fox/`], `open ${ORIGIN}${PAYLOAD.path}`],
    [
      'shows the window that has the page',
      [`${ORIGIN}/en/`, ORIGIN + PAYLOAD.path],
      `focus ${ORIGIN}${PAYLOAD.path}`,
    ],
  ])('that is pressed %s', async (_what, urls, expected) => {
    const dispatch = await worker(urls);
    let isClosed = false;
    const notification = { data: { path: PAYLOAD.path }, close: () => void (isClosed = true) };
    expect(await dispatch('notificationclick', { notification })).toEqual([expected]);
    expect(isClosed).toBe(true);
  });
});
