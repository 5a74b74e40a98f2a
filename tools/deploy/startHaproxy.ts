import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, listens } from '../cluster/startNats.ts';
import { haproxy } from '../debian/haproxy.ts';
import { makeCertificate } from './certificate.ts';

const CONFIG = new URL('../../deploy/haproxy/haproxy.cfg', import.meta.url);

export interface Haproxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly statusPort: number;
  /** The certificate of localhost. */
  readonly certificate: string;
  /** What HAProxy has logged so far. */
  readonly log: () => string;
  /** Runs a command of the runtime API and returns its output. */
  readonly command: (line: string) => Promise<string>;
  stop(): Promise<void>;
}

/** Runs `deploy/haproxy/haproxy.cfg` on free ports, in front of two nodes on these ports. */
export async function startHaproxy(nodes: readonly [number, number]): Promise<Haproxy> {
  const { path, env: own } = await haproxy();
  const [first, second] = nodes.map((port) => `127.0.0.1:${port}`);
  const env = { ...own, FOYER_CONTAINER: '1', FOYER_NODE_1: first, FOYER_NODE_2: second };
  const [httpPort, httpsPort, statusPort] = [await freePort(), await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), 'foyer-haproxy-'));
  await mkdir(join(folder, 'certs'));
  const certificate = await makeCertificate(join(folder, 'certs/localhost.pem'));
  const file = join(folder, 'haproxy.cfg');
  const adapted = Object.entries({
    'maxconn 20000': 'maxconn 100',
    'bind :80\n': `bind 127.0.0.1:${httpPort}\n`,
    'bind :443 ': `bind 127.0.0.1:${httpsPort} `,
    '/etc/haproxy/certs/': `${folder}/certs/localhost.pem`,
    '/run/haproxy/': `${folder}/`,
    '127.0.0.1:8404': `127.0.0.1:${statusPort}`,
  }).reduce(
    (config, [from, to]) => replaceOnce(config, from, to),
    (await readFile(CONFIG, 'utf8')).replaceAll('check inter 500ms', 'check inter 50ms'),
  );
  await writeFile(file, adapted);
  // With -dW a warning is an error.
  await promisify(execFile)(path, ['-dW', '-c', '-f', file], { env });
  const child = spawn(path, ['-dW', '-db', '-f', file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (log += String(part)));
  while (!(await listens(httpsPort))) {
    if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}: ${log}`);
    await delay(20);
  }
  return {
    httpPort,
    httpsPort,
    statusPort,
    certificate,
    log: () => log,
    command: (line) => text(connect(join(folder, 'admin.sock')).end(`${line}\n`)),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function replaceOnce(config: string, from: string, to: string): string {
  const parts = config.split(from);
  if (parts.length !== 2) throw new Error(`haproxy.cfg has ${parts.length - 1} times '${from}'`);
  return parts.join(to);
}
