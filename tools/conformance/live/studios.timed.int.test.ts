import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startStudio } from '@foyer/sandbox/studios/server.ts';
import { playPlatform } from '../platform/playedPlatform.ts';
import { RULES } from '../platform/rules.ts';
import { runStudioConformance, type StudioTarget } from '../platform/runStudioConformance.ts';
import { startBrokenStudio } from '../testing/brokenStudio.ts';

const KEY = '0123456789abcdef';
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

interface Tried {
  /** Starts the studio, which calls the platform at this address. @returns the address of its game */
  readonly start: (platform: string) => Promise<string>;
  readonly target?: Partial<StudioTarget>;
  readonly only?: RegExp;
}

async function verdictsOf({ start, target = {}, only }: Tried) {
  const settings = {
    port: 0,
    studio: 'sample',
    key: KEY,
    game: 'coin',
    currency: 'EUR' as const,
    lateMs: 900,
  };
  const platform = await playPlatform({ ...settings, ...target });
  undo.push(() => platform.stop());
  const launch = await start(platform.url);
  const options = { launch, presses: ['button'], patienceMs: 25_000, ...(only && { only }) };
  return runStudioConformance({ ...settings, ...options, ...target }, platform);
}

describe('the conformance of studios', () => {
  it('passes the sandbox’s studio', async () => {
    const verdicts = await verdictsOf({
      async start(platformUrl) {
        const studio = await startStudio({
          port: 0,
          platformUrl,
          studio: 'sample',
          secret: KEY,
          log: () => {},
        });
        undo.push(() => studio.stop());
        return `${studio.url}/play/fox-and-ember?token={token}&locale=en&currency=EUR&mode=real&lobby={lobby}`;
      },
      target: { game: 'fox-and-ember', presses: ['button.spin'] },
      only: /^(plays a round|a bet whose answer is lost|LimitReached|an open round)/,
    });
    expect(verdicts.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(verdicts).toHaveLength(4);
  });

  it('names each mistake of a studio that makes the usual ones', async () => {
    const verdicts = await verdictsOf({
      async start(platform) {
        const studio = await startBrokenStudio({ platform, studio: 'sample', key: KEY });
        undo.push(() => studio.stop());
        return `${studio.url}/?token={token}&lobby={lobby}`;
      },
      target: { patienceMs: 3000 },
    });
    const failed = verdicts.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ rule }) => rule)).toEqual(
      Object.keys(RULES).filter((rule) => !/^(plays|a frame that is loaded again)/.test(rule)),
    );
    expect(Object.fromEntries(failed.map(({ rule, cause }) => [rule, cause]))).toMatchObject({
      'a bet that gets 503 is sent again with its id, or rolled back':
        expect.stringMatching(/neither repeated/),
      'RealityCheckDue: no round, and the lobby is told': expect.stringMatching(/^the message failed with/),
      'posts to the origin in `lobby` alone': 'the page of another origin received ready',
    });
  });

  it('names a win that was sent before its bet was answered', async () => {
    const verdicts = await verdictsOf({
      async start(platform) {
        const studio = await startBrokenStudio({ platform, studio: 'sample', key: KEY, isHasty: true });
        undo.push(() => studio.stop());
        return `${studio.url}/?token={token}&lobby={lobby}`;
      },
      only: /^(plays a round|a bet whose answer is late)/,
    });
    expect(verdicts.map(({ outcome, cause }) => [outcome, cause])).toEqual([
      ['passed', null],
      ['failed', 'win: sent before its bet was answered'],
    ]);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('passes the studio of the guide', async () => {
    const verdicts = await verdictsOf({ start: startGuideStudio });
    expect(verdicts.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(verdicts).toHaveLength(Object.keys(RULES).length);
  });
});

/** The program in docs/guides/sample-studio.md, as it stands there. */
async function startGuideStudio(platform: string): Promise<string> {
  const guide = await readFile(new URL('../../../docs/guides/sample-studio.md', import.meta.url), 'utf8');
  const program = /```python\n([^]*?)```/.exec(guide)?.[1] ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sample-studio-'));
  undo.push(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'studio.py'), program);
  const port = await freePort();
  const env = { ...process.env, PLATFORM: platform, KEY, STUDIO_PORT: String(port) };
  const child = spawn('python3', [join(folder, 'studio.py')], { env, stdio: 'ignore' });
  undo.push(() => ended(child));
  const url = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return `${url}/?token={token}&lobby={lobby}`;
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
