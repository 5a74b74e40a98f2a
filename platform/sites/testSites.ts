import { fileURLToPath } from 'node:url';
import { loadSites, type Sites } from './loadSites.ts';

let read: Promise<Sites> | undefined;

/** The demo's sites for tests, which nobody changes: read once for all test files of a process. */
export const testSites = (): Promise<Sites> =>
  (read ??= loadSites(fileURLToPath(new URL('../../sites/', import.meta.url))));
