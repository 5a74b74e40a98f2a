import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCompanies, type Companies } from '../companies/server.ts';

const LOBBY = 'http://northlight.localhost:3000';
const BODY = {
  site: 'northlight.localhost:3000',
  entries: [
    { event: 'pageViewed', route: '/' },
    { event: 'gameOpened', slug: '<b>fox</b>' },
  ],
};
const AT = '2026-11-22T12:00:00.000Z';

let companies: Companies;
beforeEach(async () => {
  const now = () => Date.parse(AT);
  companies = await startCompanies({ port: 0, secret: 'x', platformUrl: 'http://localhost:3000', now });
});
afterEach(() => companies.stop());

const at = (path: string) => `${companies.url}/analytics/${path}`;
const send = (body: unknown, origin = LOBBY) =>
  fetch(at('events'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
const counted = async () => (await fetch(at('events'))).json();
const choose = (way: string) =>
  fetch(at(''), { method: 'POST', body: new URLSearchParams({ way }), redirect: 'manual' });

describe('the analytics company', () => {
  it('stores the events of a lobby and lists them as text', async () => {
    const answer = await send(BODY);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, LOBBY]);
    const [newest, first] = await counted();
    expect([newest.entry.slug, first.entry, first.at]).toEqual(['<b>fox</b>', BODY.entries[0], AT]);
    const page = await (await fetch(at(''))).text();
    expect(page).toContain('slug: &lt;b&gt;fox&lt;/b&gt;');
    expect(page).toContain('northlight.localhost:3000');
  });

  it('refuses events of pages that are no lobby, and invalid events', async () => {
    expect((await send(BODY, 'https://stranger.example')).status).toBe(403);
    expect((await send({ ...BODY, entries: [{ name: 'pageViewed' }] })).status).toBe(400);
    expect((await send({ ...BODY, entries: [] })).status).toBe(400);
    expect((await send({ ...BODY, player: 'anna' })).status).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it.each([
    [LOBBY, 204, LOBBY],
    ['https://stranger.example', 403, null],
  ])('responds to a preflight request of %s with %i', async (origin, status, allowed) => {
    const answer = await fetch(at('events'), { method: 'OPTIONS', headers: { origin } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, allowed]);
  });

  it.each([
    ['missing', 404],
    ['broken', 500],
  ])('serves a %s script until the console restores it', async (way, status) => {
    expect((await choose(way)).status).toBe(303);
    expect((await fetch(at('script.js'))).status).toBe(status);
    await choose('served');
    const script = await fetch(at('script.js'));
    expect([script.status, script.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await script.text()).not.toBe('');
  });

  it('can leave the request for its script unanswered', async () => {
    await choose('silent');
    await expect(fetch(at('script.js'), { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
  });

  it('refuses an unknown mode', async () => {
    expect((await choose('loud')).status).toBe(400);
  });
});

describe('its script', () => {
  /** Simulates a page that runs the script and records what it sends. */
  async function page() {
    const sent: { url: string; entries: object[] }[] = [];
    const due: (() => void)[] = [];
    class HTMLScriptElement {
      readonly src = 'https://pebbletally.example/v1/script.js';
    }
    const window: Record<string, unknown> = {};
    const leaving = new EventTarget();
    const run = async () =>
      runInNewContext(await (await fetch(at('script.js'))).text(), {
        window,
        HTMLScriptElement,
        URL,
        document: { currentScript: new HTMLScriptElement() },
        location: { host: 'northlight.localhost:3000' },
        addEventListener: leaving.addEventListener.bind(leaving),
        removeEventListener: leaving.removeEventListener.bind(leaving),
        setTimeout: (run: () => void) => due.push(run),
        clearTimeout: () => void due.splice(0),
        fetch: (url: string, { body }: { body: string }) => {
          sent.push({ url, entries: JSON.parse(body).entries });
          return Promise.resolve();
        },
      });
    const push = (event: string) =>
      (window['pebbletallyQueue'] as { push(entry: object): void }).push({ event });
    const pass = () => due.splice(0).forEach((run) => run());
    return { window, sent, run, push, pass, leave: () => leaving.dispatchEvent(new Event('pagehide')) };
  }

  it('takes over the queued events and sends them to its own origin', async () => {
    const { window, sent, run, push, pass, leave } = await page();
    window['pebbletallyQueue'] = [{ event: 'a' }];
    await run();
    push('b');
    pass();
    const url = 'https://pebbletally.example/v1/events';
    expect(sent).toEqual([{ url, entries: [{ event: 'a' }, { event: 'b' }] }]);
    push('c');
    leave();
    leave();
    expect(sent.slice(1)).toEqual([{ url, entries: [{ event: 'c' }] }]);
  });

  it('sends nothing after consent was withdrawn, not even queued events', async () => {
    const { sent, run, push, pass, leave } = await page();
    await run();
    push('a');
    push('consentWithdrawn');
    push('b');
    pass();
    leave();
    expect(sent).toEqual([]);
  });
});
