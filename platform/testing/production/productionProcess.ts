import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seals } from '../../modules/wallet/index.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

type Environment = Readonly<Record<string, string>>;

export const randomSecret = (): string => randomBytes(32).toString('base64');

/** Each studio of the site data has a key, except those that production leaves out. */
function studioKeys(): string {
  const folder = join(TOP, 'sites/studios');
  const read = (file: string) => Object(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return readdirSync(folder)
    .map(read)
    .filter(({ isDemonstration }) => isDemonstration !== true)
    .map(({ studio }) => `${studio}:${randomSecret()}`)
    .join(',');
}

/** Settings with which production starts, except the database and the web app. */
export const goodSettings = (): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  FOYER_BRAND_ORIGINS: 'https://{brand}.casino.example',
  FOYER_TRUSTED_PROXIES: '127.0.0.1',
  FOYER_STUDIO_ORIGINS: 'sandbox:https://games.example',
  FOYER_STUDIO_KEYS: studioKeys(),
  FOYER_LEDGER_KEY: seals.newLedgerKey('ledger.casino.test').privateText,
  FOYER_REGISTER_URLS: 'hampi:https://xroad.casino.example/r1/EE/GOV/70000349/emta/restrictions',
  FOYER_REGISTER_CLIENTS: 'hampi:EE/COM/12345678/lobby',
  FOYER_NATIONAL_ID_KEY: randomSecret(),
  FOYER_REPORT_URLS: 'mga:https://reports.casino.example',
  FOYER_REPORT_KEYS: `mga:${randomSecret()}`,
  FOYER_REPORT_PSEUDONYM_KEY: randomSecret(),
  FOYER_PUSH_KEY: 'TsPYYY5XmzQdsQvBM4DMb9TvQBhBbqNJHdGsSLzYp2w',
  FOYER_PUSH_CONTACT: 'mailto:operations@casino.example',
});

/** A folder for one test, with a small web app in `web` that shows the texts and settings that it receives. */
export async function productionFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-production-'));
  const web = join(folder, 'web');
  await mkdir(join(web, 'server'), { recursive: true });
  await mkdir(join(web, 'client/assets'), { recursive: true });
  await writeFile(join(web, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(web, 'server/entryServer.js'),
    `export const renderForm = (model) => JSON.stringify(model);
export const renderPage = async ({ url, settings, isInMaintenance }) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  html: JSON.stringify({ url, settings, isInMaintenance }),
});`,
  );
  return {
    folder,
    web,
    async file(name: string, text: string): Promise<string> {
      const path = join(folder, name);
      await writeFile(path, text);
      return path;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface ProductionProcess {
  /** Everything that it has printed. */
  printed(): string;
  /** Resolves to the text that matches, or rejects when the process ends before it prints one. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  signal(name: NodeJS.Signals): void;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  stop(): Promise<number | null>;
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(TOP, 'package.json'), 'utf8'),
);

/**
 * Runs the script `start:production` with these settings alone. Without npm, so that signals reach the process.
 * `FOYER_DATA` is required, because the checkout may have the data of a demonstration, which production refuses.
 * @param launcher a program with arguments that runs the script, for example `nsenter`
 */
export function startProductionProcess(
  settings: Environment & { readonly FOYER_DATA: string },
  launcher: readonly string[] = [],
): ProductionProcess {
  const { PATH = '', HOME = '' } = process.env;
  const [program, ...args] = [...launcher, 'sh', '-c', scripts['start:production'] ?? 'exit 9'];
  const child = spawn(program, args, {
    cwd: TOP,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      text += String(data);
      for (const listener of listeners) listener();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    printed: () => text,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(text);
          if (found) {
            listeners.delete(look);
            resolve(found);
          }
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`it ended before it printed ${String(pattern)}:\n${text}`)));
      }),
    signal: (name) => void child.kill(name),
    ended,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
