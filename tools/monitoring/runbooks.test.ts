import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from '@foyer/platform/infra/config.ts';
import { readMetricsPage } from '@foyer/platform/testing/metricsPage.ts';
import { OPERATOR_COMMANDS } from '@foyer/platform/server/commands/operate.ts';
import { knownSeries } from './knownSeries.ts';
import { readAlerts, recordedSeries } from './ruleFiles.ts';
import { readRunbooks } from './runbookPages.ts';

const runbooks = readRunbooks();
const inAll = (pattern: RegExp) =>
  runbooks.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => `${path}: ${found}`),
  );
const nameOf = (found: string) => found.split(': ')[1] ?? '';

describe('the runbooks', () => {
  it('are one for each alert, with its name as the title', () => {
    const expected = new Set(
      readAlerts().map(({ alert, annotations }) => `${annotations.runbook_url} ${alert}`),
    );
    expect(new Set(runbooks.map(({ path, title }) => `${path} ${title}`))).toEqual(expected);
  });

  it.each(['What players see', 'Confirm', 'What to do', 'Escalate'])('have a section "%s"', (section) => {
    expect(runbooks.filter(({ text }) => !text.includes(`\n## ${section}\n`))).toEqual([]);
  });

  it('have queries of metrics that exist', () => {
    const unknownIn = knownSeries(recordedSeries());
    const queries = runbooks.flatMap(({ blocks }) => blocks('promql'));
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.flatMap((query) => unknownIn(query.trim()))).toEqual([]);
    const metrics = new Set(readMetricsPage().map(({ name }) => name));
    expect(inAll(/`((?:foyer|nodejs|process)_\w+)/g).filter((found) => !metrics.has(nameOf(found)))).toEqual(
      [],
    );
  });

  it('name commands, operator commands and settings that exist', () => {
    const manifest = v.object({ scripts: v.record(v.string(), v.string()) });
    const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    const { scripts } = v.parse(manifest, JSON.parse(text));
    const commands = inAll(/npm run ([\w:-]+)/g);
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter((found) => !(nameOf(found) in scripts))).toEqual([]);
    expect(
      inAll(/npm run operator -- ([\w-]+)/g).filter((found) => !OPERATOR_COMMANDS.includes(nameOf(found))),
    ).toEqual([]);
    const settings = new Set<string>(VARIABLES);
    expect(inAll(/\b(FOYER_\w+)/g).filter((found) => !settings.has(nameOf(found)))).toEqual([]);
  });
});
