import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isSame } from '../companies/http.ts';
import { html, sendPage } from '../companies/page.ts';

const messageSchema = v.object({
  channel: v.picklist(['email', 'sms']),
  to: v.pipe(v.string(), v.maxLength(200)),
  from: v.pipe(v.string(), v.maxLength(200)),
  subject: v.pipe(v.string(), v.maxLength(500)),
  text: v.pipe(v.string(), v.maxLength(10_000)),
});
type Message = v.InferOutput<typeof messageSchema> & { readonly at: string };

const MAX_STORED = 100;

export interface MailboxSettings {
  readonly key: string;
  readonly now: () => number;
}

/** Registers the provider of emails and text messages. It only stores messages, for the demo user to read. */
export function registerMailbox(app: FastifyInstance, { key, now }: MailboxSettings): void {
  const messages: Message[] = [];

  app.post('/mailbox/messages', async (request, reply) => {
    if (!isSame(request.headers.authorization, `Bearer ${key}`))
      return reply.code(401).send({ error: 'the key is not right' });
    const message = v.safeParse(messageSchema, request.body);
    if (!message.success) return reply.code(400).send({ error: v.summarize(message.issues) });
    messages.unshift({ ...message.output, at: new Date(now()).toISOString() });
    messages.length = Math.min(messages.length, MAX_STORED);
    return reply.code(202).send({ accepted: true });
  });

  app.get('/mailbox/messages', async () => messages);
  app.get('/mailbox/', async (_request, reply) =>
    sendPage(reply, { title: 'Sandbox mailbox', body: bodyOf(messages) }),
  );
}

const bodyOf = (messages: readonly Message[]): string =>
  messages.length === 0
    ? '<p>No messages yet. Emails and text messages to players arrive here; reload this page to see them.</p>'
    : messages.map(articleOf).join('');

const articleOf = ({ channel, to, from, subject, text, at }: Message): string =>
  `<article><h2>${html(subject)}</h2><p>${html(text)}</p><small>${channel === 'sms' ? 'Text message' : 'Email'} from ${html(from)} to ${html(to)}, ${html(at)}</small></article>`;
