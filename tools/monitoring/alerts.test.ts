import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { prometheus } from '../debian/prometheus.ts';
import { knownSeries } from './knownSeries.ts';
import { ALERTS_FOLDER, readAlerts, readRules, recordedSeries } from './ruleFiles.ts';
import { sloRules } from './sloRules.ts';

async function promtool(...args: string[]): Promise<string> {
  const { promtool: path, env } = await prometheus();
  const run = promisify(execFile)(path, args, { env, cwd: fileURLToPath(ALERTS_FOLDER) });
  // promtool prints its findings on stdout.
  const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout;
}

const filesEndingWith = async (end: string) =>
  (await readdir(ALERTS_FOLDER)).filter((name) => name.endsWith(end));

describe('Prometheus', () => {
  it('accepts the configuration and every rule, without duplicates', async () => {
    expect(await promtool('check', 'config', '--lint-fatal', 'prometheus.yml')).toContain(
      '2 rule files found',
    );
  });

  it('fires each alert when it should, and none when all is well', { timeout: 60_000 }, async () => {
    await promtool('test', 'rules', ...(await filesEndingWith('.test.yml')));
  });
});

describe('the rules', () => {
  it('use only metrics and labels of docs/operating/metrics.md', () => {
    const unknownIn = knownSeries(recordedSeries());
    expect(unknownIn('sum by (colour) (foyer_leader{brand="x"}) + foyer_lead')).toEqual([
      'foyer_leader{brand}',
      'foyer_lead',
      'by (colour)',
    ]);
    expect(() => unknownIn('sum(foyer_leader')).toThrow(SyntaxError);
    const rules = readRules();
    expect(rules.length).toBeGreaterThan(80);
    expect(rules.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
  });

  it('fire in a test of promtool, each alert', async () => {
    const tests = await Promise.all(
      (await filesEndingWith('.test.yml')).map((name) => readFile(new URL(name, ALERTS_FOLDER), 'utf8')),
    );
    const names = new Set(readAlerts().map(({ alert }) => alert));
    expect([...names].filter((name) => !tests.join().includes(`alertname="${name}"`))).toEqual([]);
  });

  it('of objectives are current: `npx vitest run --project unit tools/monitoring -u` writes them', async () => {
    await expect(sloRules()).toMatchFileSnapshot('../../deploy/alerts/slo.rules.yml');
  });
});
