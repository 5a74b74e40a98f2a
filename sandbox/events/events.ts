import { Webhook } from 'standardwebhooks';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { acceptForms, jsonOf, readBodiesAsText } from '../companies/http.ts';
import { html, modeButtons, sendPage } from '../companies/page.ts';

const MAX_STORED = 200;
const MODES = ['accept', 'refuse'] as const;

const eventSchema = v.object({
  specversion: v.literal('1.0'),
  id: v.string(),
  source: v.string(),
  type: v.string(),
  subject: v.string(),
  time: v.string(),
  sequence: v.string(),
  data: v.record(v.string(), v.unknown()),
});

type ReceivedEvent = v.InferOutput<typeof eventSchema>;

/** Registers a company that receives the casino's webhooks, shows the events, and can refuse them. */
export function registerEvents(app: FastifyInstance, { secret }: { readonly secret: string }): void {
  const events = new Map<string, ReceivedEvent>();
  const webhook = new Webhook(secret);
  let mode: (typeof MODES)[number] = 'accept';

  app.register(async (scope) => {
    readBodiesAsText(scope);
    acceptForms(scope);

    scope.post('/events/inbox', async ({ headers, body }, reply) => {
      const signed = Object.fromEntries(
        ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name])]),
      );
      try {
        webhook.verify(String(body), signed, { jsonParse: false });
      } catch (error) {
        return reply.code(401).send(error instanceof Error ? error.message : 'not signed');
      }
      const parsed = v.safeParse(eventSchema, jsonOf(body));
      if (!parsed.success) return reply.code(400).send(v.summarize(parsed.issues));
      if (mode === 'refuse') return reply.code(503).send('closed');
      // The same event may arrive again.
      events.set(parsed.output.id, parsed.output);
      for (const id of [...events.keys()].slice(0, -MAX_STORED)) events.delete(id);
      return reply.code(204).send();
    });

    scope.post('/events/mode', async ({ body }, reply) => {
      const chosen = new URLSearchParams(String(body)).get('way');
      mode = MODES.find((one) => one === chosen) ?? mode;
      return reply.redirect('/events/', 303);
    });

    scope.get('/events/received', async () => [...events.values()]);

    scope.get('/events/', async (_request, reply) =>
      sendPage(reply, {
        title: 'Sandbox events',
        body: `<form method="post" action="/events/mode"><p>New events:</p>${modeButtons(MODES, mode)}</form>${
          [...events.values()].toReversed().map(articleOf).join('') ||
          '<p>No events yet. Sign in at a lobby, or deposit, and reload this page.</p>'
        }`,
      }),
    );
  });
}

const articleOf = ({ type, source, subject, time, sequence, data }: ReceivedEvent): string =>
  `<article><h2>${html(type)}</h2><p><code>${html(JSON.stringify(data))}</code></p><small>${html(`${source}, player ${subject}, ${time}, position ${BigInt(sequence)}`)}</small></article>`;
