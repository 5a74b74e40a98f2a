import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeEmbedded, startEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { dropTestTemplates } from '@foyer/platform/infra/database/testTemplate.ts';

/**
 * Starts a PostgreSQL server for the tests; each test file creates its own database on it. The workers
 * inherit its address as an environment variable. If the variable is already set, that server is used, and
 * all test databases are removed at the end.
 */
export default async function provideDatabaseServer(project?: TestProject): Promise<() => Promise<void>> {
  // Each of several projects in one run comes here; the first one provides the server for all.
  if (process.env.FOYER_TEST_RUN) return async () => {};
  const { url, stop } = process.env.FOYER_TEST_DATABASE_URL
    ? { url: process.env.FOYER_TEST_DATABASE_URL, stop: null }
    : await ownServer();
  process.env.FOYER_TEST_DATABASE_URL = url;
  process.env.FOYER_TEST_RUN = randomBytes(6).toString('hex');
  project?.onTestsRerun(() => dropTestTemplates(url));
  return async () => {
    await dropTestTemplates(url);
    delete process.env.FOYER_TEST_RUN;
    if (!stop) return;
    delete process.env.FOYER_TEST_DATABASE_URL;
    await stop();
  };
}

async function ownServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  const log = { info() {} };
  const server = await startEmbedded({ folder, log, isDurable: false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await removeEmbedded({ folder, log });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
