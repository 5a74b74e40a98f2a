import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isSame, jsonOf } from '../companies/http.ts';
import { scriptOf } from '../companies/scriptOf.ts';
import { createGamificationStore } from './store.ts';
import { registerConsole, type BundleMode } from './console.ts';
import { registerPoints } from './points.ts';
import { levelsOfClient, memberBy, type IdentityDeps, type Member } from './identity.ts';

export interface GamificationSettings extends IdentityDeps {
  readonly key: string;
}

const tokenSchema = v.strictObject({
  clientId: v.pipe(v.string(), v.maxLength(100)),
  identityToken: v.pipe(v.string(), v.maxLength(4_000)),
});
const stakesSchema = v.strictObject({
  stakes: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
      clientId: v.string(),
      playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      game: v.pipe(v.string(), v.maxLength(200)),
      euroCents: v.pipe(v.number(), v.integer()),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});
const optSchema = v.strictObject({ enable: v.boolean() });

const PREFLIGHT = {
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '600',
};
const TOKEN_LIVES_MS = 3_600_000;
const CLOCK_WINDOW_MS = 300_000;

/**
 * Registers Laurel, a fictitious company that runs levels, missions and a tournament for lobbies. Its
 * widgets run in pages with an opaque origin, so requests with a token are accepted from any origin; no
 * cookies are used.
 */
export function registerGamification(app: FastifyInstance, settings: GamificationSettings): void {
  const { now } = settings;
  const book = createGamificationStore(now);
  const tokens: Tokens = new Map();
  let mode: BundleMode = 'served';

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Keeps the raw body, because clients sign its bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    });

    scope.post('/laurel/oauth/token', async ({ body }, reply) => {
      const parsed = v.safeParse(tokenSchema, jsonOf(body));
      if (!parsed.success) return reply.code(400).send({ error: v.summarize(parsed.issues) });
      const member = await memberBy(parsed.output, settings).catch(() => null);
      if (!member) return reply.code(401).send({ error: 'the identity token is not one of this client’s' });
      return { accessToken: admit(tokens, member, now()), expiresIn: TOKEN_LIVES_MS / 1_000 };
    });

    scope.post('/laurel/v1/stakes', async (request, reply) => {
      if (!isSigned(request, settings)) return reply.code(401).send({ error: 'the signature is not right' });
      const parsed = v.safeParse(stakesSchema, jsonOf(request.body));
      if (!parsed.success) return reply.code(400).send({ error: v.summarize(parsed.issues) });
      for (const { clientId, playerId, at, ...stake } of parsed.output.stakes) {
        const levels = levelsOfClient(clientId);
        if (levels !== null) book.take({ clientId, playerId, levels }, { ...stake, atMs: Date.parse(at) });
      }
      return { taken: parsed.output.stakes.length };
    });

    registerPoints(scope, { book, isSigned: (request) => isSigned(request, settings) });

    const memberOf = ({ headers: { authorization = '' } }: FastifyRequest): Member | null => {
      const token = tokens.get(authorization.replace(/^Bearer /, ''));
      return token && token.untilMs > now() ? token.member : null;
    };
    const { player, missions, tournament } = book;
    for (const [path, read] of Object.entries({ player, missions, tournament }))
      scope.get(`/laurel/v1/${path}`, async (request, reply) => {
        const member = memberOf(request);
        return member ? read(member) : reply.code(401).send({ error: 'no token of ours' });
      });
    scope.post('/laurel/v1/opt', async (request, reply) => {
      const member = memberOf(request);
      if (!member) return reply.code(401).send({ error: 'no token of ours' });
      const parsed = v.safeParse(optSchema, jsonOf(request.body));
      if (!parsed.success) return reply.code(400).send({ error: v.summarize(parsed.issues) });
      book.opt(member, parsed.output.enable);
      return book.player(member);
    });
    scope.options('/laurel/v1/*', async (_request, reply) => reply.code(204).headers(PREFLIGHT).send());

    scope.get('/widgets/bundle.js', async (_request, reply) => {
      if (mode !== 'served') return reply.code(mode === 'missing' ? 404 : 500).send(`the bundle is ${mode}`);
      return reply.type('text/javascript; charset=utf-8').send(await widgetBundle());
    });
  });
  registerConsole(app, { mode: () => mode, choose: (chosen) => void (mode = chosen), grant: book.grant });
}

type Tokens = Map<string, { readonly member: Member; readonly untilMs: number }>;

/** Creates a session token and deletes expired ones. */
function admit(tokens: Tokens, member: Member, nowMs: number): string {
  for (const [token, { untilMs }] of tokens) if (untilMs <= nowMs) tokens.delete(token);
  const accessToken = randomBytes(24).toString('base64url');
  tokens.set(accessToken, { member, untilMs: nowMs + TOKEN_LIVES_MS });
  return accessToken;
}

function isSigned({ headers, body, url }: FastifyRequest, { key, now }: GamificationSettings): boolean {
  const [at, given] = [headers['x-timestamp'], headers['x-signature']];
  if (typeof at !== 'string' || typeof given !== 'string' || !Buffer.isBuffer(body)) return false;
  if (!(Math.abs(Number(at) - now()) <= CLOCK_WINDOW_MS)) return false;
  const path = url.replace(/^\/laurel/, '');
  return isSame(given, createHmac('sha256', key).update(`${at}.${path}.`).update(body).digest('hex'));
}

const widgetBundle = scriptOf(new URL('client/bundle.ts', import.meta.url));
