import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { step, TOP } from '../terminal/step.ts';

const git = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)('git', ['-C', TOP, ...args])).stdout.trim();

/** What a version needs to run beside another one in this test. */
const NEEDED = [
  'platform/infra/outbox/nats/natsBus.ts',
  'platform/server/commands/database/migrate.ts',
  'platform/testing/stories/faults/faultNode.ts',
  'tools/programs/run.mjs',
];

/**
 * The newest release tag; without one, the newest commit before the newest migration.
 * @throws Error with what to do if this is no clone with its history
 */
export async function findPrevious(): Promise<string> {
  const inside = await git('rev-parse', '--is-shallow-repository').catch(() => 'none');
  if (inside !== 'false')
    throw new Error('this needs a clone with its full history: run `git clone`, or `git fetch --unshallow`');
  const [tag] = (await git('tag', '--list', 'v*', '--sort=-version:refname')).split('\n');
  if (tag) return tag;
  const newest = await findNewestMigration();
  for (const commit of (await git('rev-list', '--date-order', '--max-count=2000', 'HEAD')).split('\n')) {
    const files = new Set((await git('ls-tree', '-r', '--name-only', commit)).split('\n'));
    if (!files.has(newest) && NEEDED.every((file) => files.has(file))) return commit;
  }
  throw new Error(`no commit before ${newest} can run beside this version: name one as an argument`);
}

/** A migration of this version; one that was renamed or removed before it was released does not count. */
async function findNewestMigration(): Promise<string> {
  const migrations = 'platform/**/migrations/*.sql';
  const added = ['log', '--diff-filter=A', '--no-renames', '--format=', '--name-only', '--', migrations];
  const present = new Set((await git('ls-files', '--', migrations)).split('\n'));
  const newest = (await git(...added)).split('\n').find((file) => present.has(file));
  if (newest === undefined) throw new Error('this version has no migrations');
  return newest;
}

/** Checks a commit out into a worktree with its own packages and web app. @returns its removal */
export async function checkOut(commit: string, folder: string): Promise<() => Promise<void>> {
  await git('worktree', 'add', '--detach', folder, commit);
  const inFolder = ['npm', '--prefix', folder] as const;
  const isReady =
    (await step('packages of the version before', [
      ...inFolder,
      'ci',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
    ])) && (await step('web app of the version before', [...inFolder, 'run', 'build']));
  const remove = async () => void (await git('worktree', 'remove', '--force', folder));
  if (isReady) return remove;
  await remove();
  throw new Error(`the version before (${commit}) could not be prepared`);
}

export const describeCommit = (commit: string): Promise<string> =>
  git('log', '-1', '--format=%h of %as: %s', commit);
