import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownSeries } from '../knownSeries.ts';
import { recordedSeries } from '../ruleFiles.ts';
import { dashboardFile } from './dashboardFile.ts';
import { DASHBOARDS } from './panels.ts';

const FOLDER = new URL('../../../deploy/dashboards/', import.meta.url);
const ALERTS = new Map([['ALERTS', new Set(['alertname', 'alertstate', 'severity'])]]);

it.each(DASHBOARDS)(
  '$title is current: `npx vitest run --project unit tools/monitoring -u` writes it',
  async (spec) => {
    const file = `../../../deploy/dashboards/${spec.name}.json`;
    await expect(dashboardFile(spec)).toMatchFileSnapshot(file);
  },
);

it('the folder has no other dashboard', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  expect(new Set(files)).toEqual(new Set(DASHBOARDS.map(({ name }) => `${name}.json`)));
});

it('panels use only metrics and labels of docs/operating/metrics.md, also in their legends', () => {
  const unknownIn = knownSeries(new Map([...recordedSeries(), ...ALERTS]));
  const queries = DASHBOARDS.flatMap(({ panels }) =>
    panels.flatMap((panel) => Object.entries(panel.queries)),
  );
  expect(queries.length).toBeGreaterThan(40);
  const wrong = queries.flatMap(([legend, query]) => {
    const labels = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
    const text = query.replaceAll('$__rate_interval', '1m');
    return [...unknownIn(text), ...labels.flatMap((label) => unknownIn(`sum by (${label}) (${text})`))];
  });
  expect(wrong).toEqual([]);
});
