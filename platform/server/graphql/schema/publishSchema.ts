import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { schema } from '@foyer/contract/generated/schema.ts';
import { SCHEMA_PATH } from '@foyer/contract/transport/schemaPath.ts';

const ETAG = `"${createHash('sha256').update(schema).digest('base64url').slice(0, 22)}"`;

/** Publishes the SDL, so that programs need no introspection, which production refuses. */
export function publishSchema(app: FastifyInstance): void {
  app.get(SCHEMA_PATH, async (request, reply) => {
    reply.header('etag', ETAG).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match']?.includes(ETAG)) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(schema);
  });
}
