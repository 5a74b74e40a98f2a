import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Headers and body of a request to a casino, or of a response to its request. */
export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const jsonMessage = (content: object, headers: SignedMessage['headers'] = {}): SignedMessage => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(content),
});

/** Keeps all bodies as unparsed text, because signatures cover the raw text. Forms are parsed from it as well. */
export function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
}

/** Accepts forms beside JSON; their bodies stay text. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  );
}

export function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

export const fieldsOf = (text: unknown): Readonly<Record<string, unknown>> => Object(jsonOf(text));

/** Compares secrets in constant time. */
export function isSame(given: unknown, expected: string): boolean {
  const [one, other] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
