import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { acceptForms } from '../companies/http.ts';
import { scriptOf } from '../companies/scriptOf.ts';
import type { OriginPattern } from '../studios/http/lobbyOrigins.ts';
import { createChatStore, type ChatStore, type Conversation } from './store.ts';
import { sendAgentConsole } from './agentConsole.ts';
import { sendFrame, sendLauncher } from './pages.ts';
import { readProof } from './proof.ts';
import { textsOf } from './texts.ts';

/** Long-poll timeout. Shorter than the request timeout of browsers. */
const NEWS_WAIT_MS = 20_000;

export interface ChatSettings {
  /** The signing keys of all customers are derived from this secret. */
  readonly secret: string;
  /** Origins of the pages that may embed the conversation in a frame. */
  readonly lobbyOrigins: readonly OriginPattern[];
  readonly now: () => number;
}

const key = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const locale = v.optional(v.pipe(v.string(), v.maxLength(16)), 'en');
const placeSchema = v.object({ key, locale });
const loginSchema = v.strictObject({ key, locale, jwt: v.string(), token: v.optional(v.string()) });
const sayingSchema = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
});
const answerSchema = v.strictObject({ id: v.string(), text: sayingSchema.entries.text });

const snippet = scriptOf(new URL('client/snippet.ts', import.meta.url));
const frame = scriptOf(new URL('client/frame.ts', import.meta.url));

/**
 * Registers Hearthdesk, a fictitious company whose chat widget lobbies embed. Its page commands and signed
 * JWT claims follow Zendesk's messaging and classic web widgets.
 */
export function registerChat(app: FastifyInstance, settings: ChatSettings): void {
  const book = createChatStore(settings.now);
  app.register(async (scope) => {
    acceptForms(scope);
    servePages(scope, settings);
    serveConversations(scope, book, settings);
    serveDesk(scope, book);
  });
}

function servePages(app: FastifyInstance, { lobbyOrigins }: ChatSettings): void {
  app.get('/chat/snippet.js', async ({ query }, reply) => {
    if (!v.is(placeSchema, query)) return reply.code(404).send('no customer of ours');
    // Any page may load the script; the browser requests it without cookies.
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    return reply.type('text/javascript; charset=utf-8').send(await snippet());
  });
  app.get('/chat/frame.js', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store' })
      .type('text/javascript; charset=utf-8')
      .send(await frame()),
  );
  app.get('/chat/frame', async ({ query }, reply) => {
    const place = v.safeParse(placeSchema, query);
    if (!place.success) return reply.code(404).send('no customer of ours');
    return sendFrame(reply, { ...place.output, lobbyOrigins });
  });
  app.get('/chat/launcher', async ({ query }, reply) => {
    const place = v.safeParse(placeSchema, query);
    if (!place.success) return reply.code(404).send('no customer of ours');
    return sendLauncher(reply, { ...place.output, lobbyOrigins });
  });
}

const tokenOf = ({ headers }: FastifyRequest): string => headers.authorization?.replace('Bearer ', '') ?? '';

function serveConversations(app: FastifyInstance, book: ChatStore, { secret, now }: ChatSettings): void {
  app.post('/chat/api/begin', async ({ body }, reply) => {
    const place = v.safeParse(placeSchema, body);
    if (!place.success) return reply.code(400).send();
    return { token: book.begin(place.output.key, place.output.locale) };
  });

  app.post('/chat/api/login', async ({ body }, reply) => {
    const told = v.safeParse(loginSchema, body);
    if (!told.success) return reply.code(400).send();
    const { jwt, token, ...place } = told.output;
    try {
      const proof = await readProof(jwt, { key: place.key, secret, now: now() });
      return { token: book.join(place.key, place.locale, proof, token), name: proof.user.name };
    } catch (error) {
      return reply.code(401).send({ reason: error instanceof Error ? error.message : 'unreadable' });
    }
  });

  app.post('/chat/api/logout', async (request, reply) => {
    book.end(tokenOf(request));
    return reply.code(204).send();
  });

  app.get<{ Querystring: { after?: string } }>('/chat/api/lines', async (request, reply) => {
    const conversation = book.find(tokenOf(request));
    if (!conversation) return reply.code(401).send();
    const after = Number(request.query.after ?? 0);
    if (conversation.lines.length <= after) await news(book, conversation, reply);
    return { name: conversation.user?.name ?? '', lines: conversation.lines.slice(after) };
  });

  app.post('/chat/api/lines', async (request, reply) => {
    const conversation = book.find(tokenOf(request));
    if (!conversation) return reply.code(401).send();
    const told = v.safeParse(sayingSchema, request.body);
    if (!told.success) return reply.code(400).send();
    const isFirst = conversation.lines.length === 0;
    book.say(conversation, 'user', told.output.text);
    if (isFirst) book.say(conversation, 'house', textsOf(conversation.locale).words.house);
    return reply.code(204).send();
  });
}

/** Resolves when a message arrives, the client disconnects or the long poll times out. */
const news = (book: ChatStore, conversation: Conversation, reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, NEWS_WAIT_MS);
    const stop = book.onLine(conversation, done);
    reply.raw.on('close', done);
  });

function serveDesk(app: FastifyInstance, book: ChatStore): void {
  app.get('/chat/', async (_request, reply) => sendAgentConsole(reply, book.all()));
  app.get('/chat/conversations', async () => book.all());
  app.post<{ Body: string }>('/chat/', async ({ body }, reply) => {
    const told = v.safeParse(answerSchema, Object.fromEntries(new URLSearchParams(body)));
    const conversation = told.success ? book.byId(told.output.id) : undefined;
    if (!told.success || !conversation) return reply.code(400).send('no such conversation, or nothing said');
    book.say(conversation, 'desk', told.output.text);
    return reply.redirect('/chat/', 303);
  });
}
