/** The samples of a scrape by their series, such as `foyer_payments_pending{provider="trustly"}`. */
export type Scrape = ReadonlyMap<string, number>;

/** Reads Prometheus' text format. */
export function readScrape(text: string): Scrape {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** By how much each sample of the named metrics moved, in the order of their names; unmoved ones are left out. */
export function movedSamples(before: Scrape, after: Scrape, metrics: RegExp): Record<string, number> {
  const series = [...after.keys()].filter((name) => metrics.test(name)).toSorted();
  return Object.fromEntries(
    series
      .map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)] as const)
      .filter(([, moved]) => moved !== 0),
  );
}

const LABEL = /(\w+)="((?:\\.|[^"\\])*)"/g;

/** The labels of a series. */
export const labelsOf = (series: string): ReadonlyMap<string, string> =>
  new Map([...series.matchAll(LABEL)].map(([, name = '', value = '']) => [name, value]));
