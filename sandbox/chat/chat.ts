import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { acceptForms } from '../companies/http.ts';
import { scriptOf } from '../companies/scriptOf.ts';
import type { OriginPattern } from '../studios/http/lobbyOrigins.ts';
import { createAgents, type Agents } from './agents.ts';
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
const pageSchema = v.object({ key, locale });
const loginSchema = v.strictObject({ key, locale, jwt: v.string(), token: v.optional(v.string()) });
const messageSchema = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
});
const endSchema = v.strictObject({ hasHelped: v.optional(v.boolean()) });
const presenceSchema = v.strictObject({ typingIn: v.nullable(v.string()) });
const replySchema = v.strictObject({ id: v.string(), text: messageSchema.entries.text });

const snippet = scriptOf(new URL('client/snippet.ts', import.meta.url));
const frame = scriptOf(new URL('client/frame.ts', import.meta.url));

/** Registers Hearthdesk, a fictitious chat company. Its page commands and JWT claims are the same as Zendesk's. */
export function registerChat(app: FastifyInstance, settings: ChatSettings): void {
  const store = createChatStore(settings.now);
  const agents = createAgents(settings.now);
  app.register(async (scope) => {
    acceptForms(scope);
    servePages(scope, settings);
    serveConversations(scope, { store, agents }, settings);
    serveEnd(scope, store);
    serveAgentConsole(scope, store, agents);
  });
}

function servePages(app: FastifyInstance, { lobbyOrigins }: ChatSettings): void {
  app.get('/chat/snippet.js', async ({ query }, reply) => {
    if (!v.is(pageSchema, query)) return reply.code(404).send('no customer of ours');
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
    const page = v.safeParse(pageSchema, query);
    if (!page.success) return reply.code(404).send('no customer of ours');
    return sendFrame(reply, { ...page.output, lobbyOrigins });
  });
  app.get('/chat/launcher', async ({ query }, reply) => {
    const page = v.safeParse(pageSchema, query);
    if (!page.success) return reply.code(404).send('no customer of ours');
    return sendLauncher(reply, { ...page.output, lobbyOrigins });
  });
}

const tokenOf = ({ headers }: FastifyRequest): string => headers.authorization?.replace('Bearer ', '') ?? '';

interface Chats {
  readonly store: ChatStore;
  readonly agents: Agents;
}

function serveConversations(
  app: FastifyInstance,
  { store, agents }: Chats,
  { secret, now }: ChatSettings,
): void {
  app.post('/chat/api/begin', async ({ body }, reply) => {
    const page = v.safeParse(pageSchema, body);
    if (!page.success) return reply.code(400).send();
    return { token: store.begin(page.output.key, page.output.locale) };
  });

  app.get('/chat/api/agents', async () => agents.state());

  app.post('/chat/api/login', async ({ body }, reply) => {
    const parsed = v.safeParse(loginSchema, body);
    if (!parsed.success) return reply.code(400).send();
    const { jwt, token, ...page } = parsed.output;
    try {
      const proof = await readProof(jwt, { key: page.key, secret, now: now() });
      return { token: store.join(page.key, page.locale, proof, token), name: proof.user.name };
    } catch (error) {
      return reply.code(401).send({ reason: error instanceof Error ? error.message : 'unreadable' });
    }
  });

  app.post('/chat/api/logout', async (request, reply) => {
    store.end(tokenOf(request));
    return reply.code(204).send();
  });

  app.get<{ Querystring: { after?: string; version?: string } }>(
    '/chat/api/lines',
    async (request, reply) => {
      const conversation = store.find(tokenOf(request));
      if (!conversation) return reply.code(401).send();
      const { after = 0, version = conversation.progress.version } = request.query;
      const isKnown = conversation.progress.version === Number(version);
      if (conversation.lines.length <= Number(after) && isKnown) await news(store, conversation, reply);
      const { user, lines, progress } = conversation;
      return { name: user?.name ?? '', lines: lines.slice(Number(after)), progress, agents: agents.state() };
    },
  );

  app.post('/chat/api/lines', async (request, reply) => {
    const conversation = store.find(tokenOf(request));
    if (!conversation) return reply.code(401).send();
    const parsed = v.safeParse(messageSchema, request.body);
    if (!parsed.success) return reply.code(400).send();
    const isFirst = conversation.lines.length === 0;
    store.say(conversation, 'user', parsed.output.text);
    if (isFirst) store.say(conversation, 'house', textsOf(conversation.locale).words.house);
    return reply.code(204).send();
  });
}

/** The player ends the conversation, and may say whether it helped. */
function serveEnd(app: FastifyInstance, store: ChatStore): void {
  app.post('/chat/api/end', async (request, reply) => {
    const conversation = store.find(tokenOf(request));
    if (!conversation) return reply.code(401).send();
    const parsed = v.safeParse(endSchema, request.body);
    if (!parsed.success || conversation.lines.length === 0) return reply.code(400).send();
    const { hasHelped } = parsed.output;
    store.update(conversation, { isEnded: true, ...(hasHelped !== undefined && { hasHelped }) });
    return reply.code(204).send();
  });
}

/** Resolves when a message arrives, something else changes, the client disconnects or the long poll times out. */
const news = (store: ChatStore, conversation: Conversation, reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, NEWS_WAIT_MS);
    const stop = store.onChange(conversation, done);
    reply.raw.on('close', done);
  });

function serveAgentConsole(app: FastifyInstance, store: ChatStore, agents: Agents): void {
  app.get('/chat/', async (_request, reply) => {
    agents.attend();
    // The agent sees all messages on this page.
    for (const one of store.all()) store.update(one, { readTo: one.lines.length });
    return sendAgentConsole(reply, store.all());
  });
  /** The script of the console: the agent is there, and writes in a conversation. */
  app.post('/chat/presence', async ({ body }, reply) => {
    const presence = v.safeParse(presenceSchema, body);
    if (!presence.success) return reply.code(400).send();
    agents.attend();
    const { typingIn } = presence.output;
    for (const one of store.all()) store.update(one, { isTyping: one.id === typingIn });
    return reply.code(204).send();
  });
  app.get('/chat/conversations', async () => store.all());
  app.post<{ Body: string }>('/chat/', async ({ body }, reply) => {
    const parsed = v.safeParse(replySchema, Object.fromEntries(new URLSearchParams(body)));
    const conversation = parsed.success ? store.byId(parsed.output.id) : undefined;
    if (!parsed.success || !conversation)
      return reply.code(400).send('no such conversation, or nothing said');
    agents.attend();
    store.say(conversation, 'desk', parsed.output.text);
    store.update(conversation, { readTo: conversation.lines.length });
    return reply.redirect('/chat/', 303);
  });
}
