import type { Page } from 'playwright-core';

export interface PageFigures {
  /** Compressed, as transferred. */
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly documentBytes: number;
  /** Only of the first screen: images further down are not fetched. */
  readonly pictureBytes: number;
  readonly pictures: number;
  /** Includes the document itself. */
  readonly requestsToFirstPaint: number;
  /** Number of requests that the browser waits for before the first paint. */
  readonly blockingRequests: number;
  readonly firstPaintMs: number;
}

/** The fields that are read of a `PerformanceEntry` in JSON. */
interface Timing {
  readonly name: string;
  readonly startTime: number;
  readonly encodedBodySize?: number;
  readonly renderBlockingStatus?: string;
}

/** Opens the page, waits until it makes no more requests, and reads the browser's performance entries. */
export async function measurePage(page: Page, address: string): Promise<PageFigures> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const [navigation] = await timings(page, 'navigation');
  const resources = await timings(page, 'resource');
  const paints = await timings(page, 'paint');
  const firstPaintMs = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const pictures = resources.filter(({ name }) => new URL(name).pathname.startsWith('/images/'));
  const beforePaint = resources.filter(({ startTime }) => startTime < firstPaintMs);
  return {
    scriptBytes: bytesOf(scripts),
    scripts: scripts.length,
    pictureBytes: bytesOf(pictures),
    pictures: pictures.length,
    documentBytes: navigation?.encodedBodySize ?? Number.NaN,
    requestsToFirstPaint: beforePaint.length + 1,
    blockingRequests: beforePaint.filter((entry) => entry.renderBlockingStatus === 'blocking').length,
    firstPaintMs,
  };
}

const bytesOf = (requests: readonly Timing[]): number =>
  requests.reduce((bytes, { encodedBodySize = 0 }) => bytes + encodedBodySize, 0);

const timings = (page: Page, kind: string): Promise<readonly Timing[]> =>
  page.evaluate((type) => performance.getEntriesByType(type).map((entry) => entry.toJSON()), kind);
