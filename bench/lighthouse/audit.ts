import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface PageFigures {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Titles of the audits that lower a score. */
  readonly findings: readonly string[];
}

/** Runs Lighthouse for a phone, and returns the run with the median largest contentful paint. */
export async function auditPage(port: number, address: string, runs: number): Promise<PageFigures> {
  const all: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await auditOnce(port, address));
  const middle = all.sort((a, b) => a.lcpMs - b.lcpMs)[Math.floor(runs / 2)];
  if (!middle) throw new Error('Lighthouse is to run once at least');
  return middle;
}

async function auditOnce(port: number, address: string): Promise<PageFigures> {
  const answer = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!answer) throw new Error(`Lighthouse has nothing to say of ${address}`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    findings: findingsOf(lhr),
  };
}

/** Failed audits that count for a score. */
const findingsOf = ({ categories, audits }: Result): readonly string[] =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => `${id}: ${audits[audit]?.title ?? audit} ${audits[audit]?.displayValue ?? ''}`),
  );
