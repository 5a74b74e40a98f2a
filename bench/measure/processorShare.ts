import type { ChildProcess } from 'node:child_process';
import { access, constants, mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PERIOD_MICROSECONDS = 5_000;

/** Where Linux has control groups, version 1 and 2, and the files that limit one. */
const CONTROL_GROUPS = [
  {
    folder: '/sys/fs/cgroup/cpu',
    filesFor: (quota: number) => ({
      'cpu.cfs_period_us': PERIOD_MICROSECONDS,
      'cpu.cfs_quota_us': quota,
    }),
  },
  {
    folder: '/sys/fs/cgroup',
    filesFor: (quota: number) => ({ 'cpu.max': `${quota} ${PERIOD_MICROSECONDS}` }),
  },
];

/**
 * Limits a process to a share of one processor until it ends. Linux alone can do it, and only for root.
 * @param share such as 0.5
 * @throws Error when this machine has no control groups that can be written
 */
export async function limitProcessor(child: ChildProcess, share: number): Promise<void> {
  const errors: unknown[] = [];
  for (const { folder, filesFor } of CONTROL_GROUPS) {
    const group = join(folder, `foyer-bench-${child.pid}`);
    const files = { ...filesFor(Math.round(PERIOD_MICROSECONDS * share)), 'cgroup.procs': child.pid };
    try {
      await mkdir(group);
      child.once('exit', () => void rmdir(group).catch(console.error));
      await access(join(group, 'cgroup.procs'), constants.W_OK);
      for (const [file, value] of Object.entries(files)) await writeFile(join(group, file), String(value));
      return;
    } catch (error) {
      errors.push(error);
    }
  }
  throw new AggregateError(errors, errors.map(String).join('; '));
}
