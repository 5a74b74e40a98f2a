import { readFileSync } from 'node:fs';

export interface DocumentedMetric {
  readonly name: string;
  readonly type: string;
  /** Empty for a count. */
  readonly unit: string;
  readonly labels: readonly string[];
  /** It has samples only while the database can be read. */
  readonly isOfDatabase: boolean;
}

const PAGE = new URL('../../docs/operating/metrics.md', import.meta.url);
const ROW = /^\| `(\w+)` *\| (\w+) *\|([^|]*)\|([^|]*)\|(.*)\|$/;

/** The metrics in the tables of docs/operating/metrics.md, in their order. */
export function readMetricsPage(): readonly DocumentedMetric[] {
  const rows = readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [, name = '', type = '', unit = '', labels = '', meaning = ''] = ROW.exec(row) ?? [];
    if (name === '') throw new Error(`docs/operating/metrics.md has a row that cannot be read: ${row}`);
    return {
      name,
      type,
      unit: unit.trim(),
      labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label),
      isOfDatabase: meaning.includes('**database**'),
    };
  });
}
