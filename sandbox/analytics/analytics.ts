import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { acceptForms } from '../companies/http.ts';
import { scriptOf } from '../companies/scriptOf.ts';
import { isLobbyOrigin, type OriginPattern } from '../studios/http/lobbyOrigins.ts';
import { bodySchema, SCRIPT_MODES, type Counted, type ScriptMode } from './store.ts';
import { sendConsole } from './console.ts';

const MAX_STORED = 200;

export interface AnalyticsSettings {
  /** Origins of the pages that may send events. */
  readonly lobbyOrigins: readonly OriginPattern[];
  readonly now: () => number;
}

/** Registers Pebbletally, a fictitious analytics company whose script counts events on lobby pages. */
export function registerAnalytics(app: FastifyInstance, { lobbyOrigins, now }: AnalyticsSettings): void {
  const counted: Counted[] = [];
  let mode: ScriptMode = 'served';

  app.register(async (scope) => {
    acceptForms(scope);

    scope.get('/analytics/script.js', async (_request, reply) => {
      if (mode === 'silent') return reply.hijack();
      // Any page may load the script; the browser requests it without cookies.
      reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
      if (mode !== 'served') return reply.code(mode === 'missing' ? 404 : 500).send(`the script is ${mode}`);
      return reply.type('text/javascript; charset=utf-8').send(await script());
    });

    scope.options('/analytics/events', async ({ headers: { origin = '' } }, reply) =>
      isLobbyOrigin(origin, lobbyOrigins)
        ? reply
            .code(204)
            .headers({ ...allowed(origin), 'access-control-allow-headers': 'content-type' })
            .send()
        : reply.code(403).send(),
    );
    scope.post('/analytics/events', async ({ headers: { origin = '' }, body }, reply) => {
      if (!isLobbyOrigin(origin, lobbyOrigins)) return reply.code(403).send('no customer of ours');
      const parsed = v.safeParse(bodySchema, body);
      if (!parsed.success) return reply.code(400).send(v.summarize(parsed.issues));
      const { site, entries } = parsed.output;
      const at = new Date(now()).toISOString();
      for (const entry of entries) counted.unshift({ site, entry, at });
      counted.length = Math.min(counted.length, MAX_STORED);
      return reply.code(204).headers(allowed(origin)).send();
    });
    scope.get('/analytics/events', async () => counted);

    scope.get('/analytics/', async (_request, reply) => sendConsole(reply, counted, mode));
    scope.post<{ Body: string }>('/analytics/', async ({ body }, reply) => {
      const chosen = SCRIPT_MODES.find((known) => known === new URLSearchParams(body).get('way'));
      if (!chosen) return reply.code(400).send('no such way');
      mode = chosen;
      return reply.redirect('/analytics/', 303);
    });
  });
}

const script = scriptOf(new URL('client/script.ts', import.meta.url));

const allowed = (origin: string) => ({ 'access-control-allow-origin': origin, vary: 'origin' });
