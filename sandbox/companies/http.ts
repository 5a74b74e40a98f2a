import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const JSON_TYPE = { 'content-type': 'application/json' };

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

/** Parses JSON; null for invalid JSON. */
export function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

export function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
