import { readMetricsPage } from '@foyer/platform/testing/metricsPage.ts';
import { readQuery } from './promql.ts';

/** Labels that Prometheus adds to every series of a scrape. */
const TARGET_LABELS = ['job', 'instance'];
const SUFFIXES = { histogram: ['_bucket', '_sum', '_count'] };

/** The series that Prometheus has: of docs/operating/metrics.md, and `up`. */
function documentedSeries(): Map<string, ReadonlySet<string>> {
  const series = new Map<string, ReadonlySet<string>>([['up', new Set(TARGET_LABELS)]]);
  for (const { name, type, labels } of readMetricsPage())
    for (const suffix of type === 'histogram' ? SUFFIXES.histogram : [''])
      series.set(
        name + suffix,
        new Set([...labels, ...TARGET_LABELS, ...(suffix === '_bucket' ? ['le'] : [])]),
      );
  return series;
}

/** @param recorded series of recording rules, with their labels */
export function knownSeries(recorded: ReadonlyMap<string, ReadonlySet<string>> = new Map()) {
  const series = new Map([...documentedSeries(), ...recorded]);

  /** What a query uses that no metric has: metrics, labels of a metric, and labels it groups by. */
  return function unknownIn(text: string): readonly string[] {
    const { selectors, groupedLabels } = readQuery(text);
    const used = selectors.map(({ metric, labels }) => ({ metric, labels, known: series.get(metric) }));
    const grouping = new Set(used.flatMap(({ known }) => [...(known ?? [])]));
    return [
      ...used.flatMap(({ metric, labels, known }) =>
        known ? labels.filter((label) => !known.has(label)).map((label) => `${metric}{${label}}`) : [metric],
      ),
      ...groupedLabels.filter((label) => !grouping.has(label)).map((label) => `by (${label})`),
    ];
  };
}
