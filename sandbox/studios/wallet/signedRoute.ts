import type { FastifyInstance } from 'fastify';
import { isSigned, type StudioKey } from './signature.ts';

export interface SignedRouteDeps {
  readonly key: StudioKey;
  readonly now: () => number;
}

/** Adds a route that platforms query, signed with the key of the wallet calls. */
export function registerSignedRoute(
  app: FastifyInstance,
  path: string,
  { key, now }: SignedRouteDeps,
  respond: () => object,
): void {
  app.register(async (scope) => {
    // Keeps the raw body, because the signature covers its bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(path, async ({ headers, body }, reply) => {
      const rawBody = Buffer.isBuffer(body) ? body.toString() : '';
      if (!isSigned(key, { headers, path, rawBody }, now()))
        return reply.code(401).send({ error: { type: 'BadSignature', reasons: [] } });
      return respond();
    });
  });
}
