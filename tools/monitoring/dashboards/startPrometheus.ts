import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { stringify } from 'yaml';
import { prometheus } from '../../debian/prometheus.ts';
import { ALERTS_FOLDER } from '../ruleFiles.ts';

const vector = v.object({
  status: v.literal('success'),
  data: v.object({
    result: v.array(
      v.object({ metric: v.record(v.string(), v.string()), value: v.tuple([v.number(), v.string()]) }),
    ),
  }),
});
type Samples = v.InferOutput<typeof vector>['data']['result'];

/** Prometheus with the rules of deploy/alerts, which reads the metrics at this port each second. */
export async function startPrometheus(metricsPort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-prometheus-'));
  const port = await freePort();
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [`${fileURLToPath(ALERTS_FOLDER)}*.rules.yml`],
    scrape_configs: [{ job_name: 'foyer', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  };
  const file = join(folder, 'prometheus.yml');
  await writeFile(file, stringify(config));
  const { path, env } = await prometheus();
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ];
  const child = spawn(path, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  return {
    isReady: async () => (await fetch(`${url}/-/ready`).catch(() => null))?.ok === true,
    /** @throws Error with the message of Prometheus */
    async query(expression: string): Promise<Samples> {
      const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query: expression })}`);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${expression}: ${JSON.stringify(body)}`);
      return v.parse(vector, body).data.result;
    },
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new TypeError('no port is free');
  return address.port;
}
