import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

interface ServedFile {
  readonly etag: string;
  readonly body: Buffer;
}

/** Caches files, and creates each only once for concurrent requests. The least recently used file is dropped. */
export function createFileCache(capacity: number) {
  const files = new LRUCache<string, Promise<ServedFile>>({ max: capacity });
  return {
    /** A failed file is created again at the next request. */
    get(key: string, make: () => Promise<Buffer>): Promise<ServedFile> {
      const known = files.get(key);
      if (known) return known;
      const file = make().then(served);
      files.set(key, file);
      file.catch(() => {
        if (files.peek(key) === file) files.delete(key);
      });
      return file;
    },
  };
}

const served = (body: Buffer): ServedFile => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});
