import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isSame, jsonOf, readBodiesAsText } from '../companies/http.ts';
import { html, sendPage } from '../companies/page.ts';

const MAX_STORED = 200;
const MAX_AGE_MS = 5 * 60 * 1000;

const registrationSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^\d+$/)),
  brand: v.string(),
  country: v.string(),
  playerId: v.string(),
  affiliate: v.pipe(v.string(), v.nonEmpty()),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

type Registration = v.InferOutput<typeof registrationSchema>;

export interface AffiliatesSettings {
  /** Shared secret with which the casino signs its messages to Waymark. */
  readonly key: string;
  readonly now: () => number;
}

/** Registers Waymark, a fictitious system that credits affiliates with the players whom they referred. */
export function registerAffiliates(app: FastifyInstance, { key, now }: AffiliatesSettings): void {
  const registrations = new Map<string, Registration>();

  app.register(async (scope) => {
    readBodiesAsText(scope);

    scope.post('/affiliates/registrations', async ({ headers, body }, reply) => {
      const sentAt = String(headers['x-timestamp']);
      const signature = createHmac('sha256', key)
        .update(`${sentAt}./registrations.${String(body)}`)
        .digest('hex');
      const isFresh = Math.abs(now() - Number(sentAt)) <= MAX_AGE_MS;
      if (!isFresh || !isSame(headers['x-signature'], signature)) return reply.code(401).send('not signed');
      const parsed = v.safeParse(registrationSchema, jsonOf(body));
      if (!parsed.success) return reply.code(400).send(v.summarize(parsed.issues));
      registrations.set(parsed.output.id, parsed.output);
      for (const id of [...registrations.keys()].slice(0, -MAX_STORED)) registrations.delete(id);
      return reply.code(204).send();
    });

    scope.get('/affiliates/registrations', async () => [...registrations.values()]);

    scope.get('/affiliates/', async (_request, reply) =>
      sendPage(reply, {
        title: 'Sandbox affiliates',
        body:
          [...registrations.values()].map(articleOf).join('') ||
          '<p>No players yet. Open a lobby with <code>?aff=</code> and a name, accept marketing cookies and register.</p>',
      }),
    );
  });
}

const articleOf = ({ affiliate, brand, playerId, at }: Registration): string =>
  `<article><h2>${html(affiliate)}</h2><p>${html(`${brand}, player ${playerId}, ${at}`)}</p></article>`;
