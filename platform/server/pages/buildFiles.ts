import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ASSETS = fileURLToPath(new URL('../../../web/dist/client/assets/', import.meta.url));

/** The browser's build: names carry a hash of the content, so they never change; compressed when built. */
export async function serveBuild(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: ASSETS,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // ANA-04: source maps are kept elsewhere; were one left here, it would still be nobody's.
    allowedPath: (path) => !path.endsWith('.map'),
  });
}
