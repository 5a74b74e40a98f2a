import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { acceptForms } from '../companies/http.ts';
import { html, modeButtons, sendPage } from '../companies/page.ts';
import { browserKeys, type BrowserKeys } from './decrypt.ts';
import { signatureProblem } from './signature.ts';

/** RFC 8030: the largest message that every push service accepts. */
const MAX_BYTES = 4096;
const MAX_STORED = 100;
const MODES = ['accept', 'refuse'] as const;

interface Message {
  readonly text: string;
  readonly topic: string | null;
  readonly lifeSeconds: number;
  readonly at: string;
}

interface Device extends BrowserKeys {
  readonly applicationServerKey: string;
  readonly messages: Message[];
  hasEnded: boolean;
}

interface State {
  readonly devices: Map<string, Device>;
  mode: (typeof MODES)[number];
}

export interface PushSettings {
  /** Origin at which the platform reaches this service. */
  origin(): string;
  readonly now: () => number;
}

/**
 * Registers a push service (RFC 8030) together with the browsers that subscribe at it, so that messages can be read
 * here: a real service never has the keys.
 */
export function registerPush(app: FastifyInstance, settings: PushSettings): void {
  const state: State = { devices: new Map(), mode: 'accept' };
  app.register(async (scope) => {
    acceptForms(scope);
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    registerBrowsers(scope, settings, state);
    registerMessages(scope, settings, state);
    registerPages(scope, state);
  });
}

const subscribeSchema = v.object({ applicationServerKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)) });

/** The part of the browser: `PushManager.subscribe`, `PushSubscription.unsubscribe` and the messages received. */
function registerBrowsers(scope: FastifyInstance, { origin }: PushSettings, { devices }: State): void {
  scope.post('/push/devices', async ({ body }, reply) => {
    const given = v.safeParse(subscribeSchema, body);
    if (!given.success) return reply.code(400).send({ error: v.summarize(given.issues) });
    const id = randomUUID();
    const device = { ...browserKeys(), ...given.output, messages: [], hasEnded: false };
    devices.set(id, device);
    const { p256dh, auth } = device;
    const endpoint = `${origin()}/push/messages/${id}`;
    return reply.code(201).send({ id, endpoint, keys: { p256dh, auth } });
  });

  scope.delete<{ Params: { id: string } }>('/push/devices/:id', async ({ params }, reply) => {
    const device = devices.get(params.id);
    if (device) device.hasEnded = true;
    return reply.code(device ? 204 : 404).send();
  });

  scope.get<{ Params: { id: string } }>('/push/devices/:id/messages', async ({ params }, reply) => {
    const device = devices.get(params.id);
    return device ? device.messages : reply.code(404).send();
  });
}

function registerMessages(scope: FastifyInstance, { origin, now }: PushSettings, state: State): void {
  scope.post<{ Params: { id: string } }>('/push/messages/:id', async ({ params, headers, body }, reply) => {
    const device = state.devices.get(params.id);
    if (!device) return reply.code(404).send('unknown subscription');
    if (device.hasEnded) return reply.code(410).send('the subscription has ended');
    const own = { key: device.applicationServerKey, origin: origin() };
    const problem = await signatureProblem(headers.authorization, own);
    if (problem) return reply.code(problem.status).send(problem.reason);
    const lifeSeconds = Number(headers.ttl ?? Number.NaN);
    if (!Number.isInteger(lifeSeconds) || lifeSeconds < 0) return reply.code(400).send('TTL is missing');
    if (headers['content-encoding'] !== 'aes128gcm' || !Buffer.isBuffer(body))
      return reply.code(400).send('the message is not encrypted with aes128gcm');
    if (state.mode === 'refuse') return reply.code(503).send('closed');
    const topic = headers.topic === undefined ? null : String(headers.topic);
    try {
      const message = { text: device.decrypt(body), topic, lifeSeconds, at: new Date(now()).toISOString() };
      device.messages.push(message);
      device.messages.splice(0, device.messages.length - MAX_STORED);
    } catch {
      return reply.code(400).send('the browser cannot decrypt the message');
    }
    return reply.code(201).header('location', `${origin()}/push/receipts/${randomUUID()}`).send();
  });
}

function registerPages(scope: FastifyInstance, state: State): void {
  scope.post('/push/mode', async ({ body }, reply) => {
    const chosen = new URLSearchParams(String(body)).get('way');
    state.mode = MODES.find((one) => one === chosen) ?? state.mode;
    return reply.redirect('/push/', 303);
  });

  scope.get('/push/', async (_request, reply) =>
    sendPage(reply, {
      title: 'Sandbox push service',
      body: `<form method="post" action="/push/mode"><p>New messages:</p>${modeButtons(MODES, state.mode)}</form>${
        [...state.devices].toReversed().map(articleOf).join('') ||
        '<p>No device has subscribed here. Browsers use the push service of their vendor, if they can reach it.</p>'
      }`,
    }),
  );
}

const articleOf = ([id, { messages, hasEnded }]: [string, Device]): string =>
  `<article><h2>${html(`Device ${id}${hasEnded ? ', unsubscribed' : ''}`)}</h2>${messages
    .toReversed()
    .map(({ text, at }) => `<p><code>${html(text)}</code></p><small>${html(at)}</small>`)
    .join('')}</article>`;
