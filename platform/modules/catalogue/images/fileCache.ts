import { createHash } from 'node:crypto';

interface ServedFile {
  readonly etag: string;
  readonly body: Buffer;
}

/** Caches files, and creates each only once for concurrent requests. The least recently used file is dropped. */
export function createFileCache(capacity: number) {
  const files = new Map<string, Promise<ServedFile>>();
  return {
    /** A failed file is created again at the next request. */
    get(key: string, make: () => Promise<Buffer>): Promise<ServedFile> {
      const file = files.get(key) ?? begin(key, make);
      // A Map keeps insertion order, so a used file moves to the end.
      files.delete(key);
      files.set(key, file);
      const [oldest] = files.keys();
      if (files.size > capacity && oldest !== undefined) files.delete(oldest);
      return file;
    },
  };

  function begin(key: string, make: () => Promise<Buffer>): Promise<ServedFile> {
    const file = make().then(served);
    file.catch(() => {
      if (files.get(key) === file) files.delete(key);
    });
    return file;
  }
}

const served = (body: Buffer): ServedFile => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});
