import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const PATH = '/lettering.woff2';
const FILE = fileURLToPath(new URL('../studios/client/lettering.woff2', import.meta.url));

/** The companies' font. Systems without a good font of their own would show the pages in a fallback font. */
export const LETTERING_FACE = `@font-face{font-family:Lettering;src:url(${PATH}) format("woff2");font-weight:200 900;font-stretch:62% 125%;font-display:swap}`;

export function registerLettering(app: FastifyInstance): void {
  app.get(PATH, async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(FILE)),
  );
}
