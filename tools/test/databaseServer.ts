import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbedded, startEmbedded } from '@foyer/platform/plumbing/database/embedded/index.ts';

/**
 * Gives the tests a PostgreSQL, of which each test file takes a database of its own. The workers inherit the
 * variable; whoever sets it brings another server.
 */
export default async function provideDatabaseServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FOYER_TEST_DATABASE_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  const log = { info() {} };
  const server = await startEmbedded({ folder, log, isDurable: false });
  process.env.FOYER_TEST_DATABASE_URL = server.url;
  return async () => {
    delete process.env.FOYER_TEST_DATABASE_URL;
    await server.stop();
    await removeEmbedded({ folder, log });
    await rm(folder, { recursive: true, force: true });
  };
}
