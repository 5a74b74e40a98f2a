import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The browser's build: names carry a hash of the content, so they never change; compressed when built. */
export async function serveBuild(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'client/assets/'),
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
