import { dirname, join } from 'node:path';
import { debianBinary } from './debianBinary.ts';

/** Prometheus and promtool, 2.42 on Debian 12. The download has 19 MB. */
export async function prometheus() {
  const { path, env } = await debianBinary({ packages: ['prometheus'], binary: 'usr/bin/prometheus' });
  return { path, promtool: join(dirname(path), 'promtool'), env };
}
