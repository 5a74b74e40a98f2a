import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

interface ArtFile {
  /** Names these very bytes. */
  etag: string;
  body: Buffer;
}

/** Pictures drawn once and packed once in each encoding; the least asked for goes when it is full. */
export interface ArtCache {
  get(key: string, encoding: Encoding, draw: () => string): Promise<ArtFile>;
}

export function createArtCache(capacity: number): ArtCache {
  const files = new Map<string, Promise<ArtFile>>();
  return {
    get(key, encoding, draw) {
      const name = `${key} ${encoding}`;
      const file = files.get(name) ?? pack(draw(), encoding);
      // Last in, last out: what is asked for again moves to the end.
      files.delete(name);
      files.set(name, file);
      const [oldest] = files.keys();
      if (files.size > capacity && oldest !== undefined) files.delete(oldest);
      return file;
    },
  };
}

async function pack(svg: string, encoding: Encoding): Promise<ArtFile> {
  const body = await PACKERS[encoding](Buffer.from(svg));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Quality 9: within two per cent of the highest for these files, at a twentieth of its time.
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 9,
  },
};

const PACKERS: Readonly<Record<Encoding, (svg: Buffer) => Promise<Buffer>>> = {
  br: (svg) => compressBrotli(svg, BROTLI),
  gzip: (svg) => compressGzip(svg),
  identity: (svg) => Promise.resolve(svg),
};
