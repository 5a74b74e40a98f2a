import { join } from 'node:path';
import { debianBinary } from './debianBinary.ts';

/** `systemd-analyze` and the units of systemd, 252 on Debian 12. */
export async function systemdAnalyze() {
  const { path, root, env } = await debianBinary({
    packages: ['systemd', 'libsystemd-shared', 'libapparmor1', 'libip4tc2', 'libkmod2'],
    binary: 'usr/bin/systemd-analyze',
  });
  const libraries = env.LD_LIBRARY_PATH?.split(':').flatMap((folder) => [folder, join(folder, 'systemd')]);
  return { path, root, env: { ...env, LD_LIBRARY_PATH: libraries?.join(':') } };
}
