import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Theme } from '@foyer/contract/content/theme.ts';
import { picturesOf, type Site, type Sites } from '../../sites/index.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

interface BrandFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
}

export const brandBase = ({ brand }: Pick<Site, 'brand'>): string => `/brand/${brand}`;

/** Serves the files that a brand's themes and pages reference, and no other file of its folder. */
export async function serveBrandFiles(app: FastifyInstance, sites: Pick<Sites, 'brands'>): Promise<void> {
  let { brands } = sites;
  let read = readBrandFiles(brands);
  await read;
  app.get('/brand/*', async (request, reply) => {
    if (brands !== sites.brands) {
      ({ brands } = sites);
      const former = read;
      // A file that has gone since the check leaves the former files.
      read = readBrandFiles(brands).catch(() => former);
    }
    const files = await read;
    const file = files.get(request.url.split('?')[0] ?? '');
    if (!file) return reply.callNotFound();
    reply.headers({
      // Cached for a week, then revalidated by ETag.
      'cache-control': 'public, max-age=604800',
      etag: file.etag,
      'x-content-type-options': 'nosniff',
      // The frame of the gamification widgets has an opaque origin, and fonts need this header.
      ...(file.type === TYPES['.woff2'] && { 'access-control-allow-origin': '*' }),
      // An SVG opened directly must not run scripts.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return reply.type(file.type).send(file.body);
  });
}

async function readBrandFiles(brands: Sites['brands']): Promise<ReadonlyMap<string, BrandFile>> {
  const files = new Map<string, BrandFile>();
  for (const site of brands)
    for (const name of [...site.themes.flatMap(namedFiles), ...picturesOf(site)])
      files.set(`${brandBase(site)}/${name}`, await readBrandFile(join(site.folder, name)));
  return files;
}

const namedFiles = ({ favicon16, favicon32, appleTouchIcon, logo, logoDesktop, fonts }: Theme) => [
  favicon16,
  favicon32,
  appleTouchIcon,
  logo.url,
  logoDesktop.url,
  fonts.text.file,
  ...(fonts.display ? [fonts.display.file] : []),
];

async function readBrandFile(path: string): Promise<BrandFile> {
  const body = await readFile(path);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return { body, type: TYPES[extname(path)] ?? 'application/octet-stream', etag };
}
