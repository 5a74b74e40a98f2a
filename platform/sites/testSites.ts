import { fileURLToPath } from 'node:url';
import { loadSites, type Sites } from './loadSites.ts';

let read: Promise<Sites> | undefined;

/** The demo sites for tests that only read them, loaded once per process. */
export const testSites = (): Promise<Sites> =>
  (read ??= loadSites(fileURLToPath(new URL('../../sites/', import.meta.url))));
