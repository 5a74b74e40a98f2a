import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the browser build: file names contain a content hash, and files are compressed at build time. */
export async function serveBuild(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'client/assets/'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // ANA-04: source maps are stored elsewhere; if one is left here, it is not served.
    allowedPath: (path) => !path.endsWith('.map'),
  });
}
