import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { middleOf } from '../measure/statistics.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** From npm when it is needed: with its packages it has more files than the product, and no test uses it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const report = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(
    v.string(),
    v.object({
      id: v.string(),
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
      displayValue: v.optional(v.string()),
    }),
  ),
});
type Report = v.InferOutput<typeof report>;

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
  return middleOf(all, ({ lcpMs }) => lcpMs);
}

async function auditOnce(port: number, address: string): Promise<PageFigures> {
  const lhr = await runLighthouse(port, address);
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

async function runLighthouse(port: number, address: string): Promise<Report> {
  const npm = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address];
  const options = [`--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting'];
  const { stdout } = await promisify(execFile)(
    'npm',
    [...npm, ...options, `--only-categories=${CATEGORIES.join(',')}`],
    { maxBuffer: MAX_REPORT_BYTES },
  );
  return v.parse(report, JSON.parse(stdout));
}

/** Failed audits that count for a score. */
const findingsOf = ({ categories, audits }: Report): readonly string[] =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => `${id}: ${audits[audit]?.title ?? audit} ${audits[audit]?.displayValue ?? ''}`),
  );
