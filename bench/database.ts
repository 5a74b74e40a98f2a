import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '@foyer/platform/infra/database/database.ts';
import { removeEmbedded, startEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { untilSignal } from '@foyer/tools/terminal/untilSignal.ts';

/** Runs `work` with an empty database on a PostgreSQL server that is removed afterwards. */
export async function withDatabase(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const log = { info() {} };
  const server = await startEmbedded({ folder, log });
  const database = openDatabase(server.url, { limits: LONG_LIMITS });
  try {
    await untilSignal(() => work(database, server.url));
  } finally {
    await database.close();
    await server.stop();
    await removeEmbedded({ folder, log });
    await rm(folder, { recursive: true, force: true });
  }
}
