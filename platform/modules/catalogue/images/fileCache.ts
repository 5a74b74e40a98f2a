import { createHash } from 'node:crypto';

interface ServedFile {
  /** Names these very bytes. */
  readonly etag: string;
  readonly body: Buffer;
}

/** Files made once, however many ask at the same time; the least asked for goes when it is full. */
export interface FileCache {
  /** What could not be made is tried again when it is next asked for. */
  get(key: string, make: () => Promise<Buffer>): Promise<ServedFile>;
}

export function createFileCache(capacity: number): FileCache {
  const files = new Map<string, Promise<ServedFile>>();
  return {
    get(key, make) {
      const file = files.get(key) ?? begin(key, make);
      // Last in, last out: what is asked for again moves to the end.
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
