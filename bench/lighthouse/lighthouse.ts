import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { freePort, openProfile, signIn } from '../browser.ts';
import { withProduct } from '../product.ts';
import { servePage } from '../measure/servePage.ts';
import { median } from '../measure/statistics.ts';
import { auditPage, CATEGORIES, type PageFigures } from './audit.ts';
import { measureInteractions, type InteractionFigures } from './interactions.ts';
import { pressLobby, pressSignIn } from './presses.ts';
import { measureScrolling, openPhonePage, type ScrollFigures } from './scrolling.ts';
import { minimalPageOf } from './minimalPage.ts';

/**
 * `npm run bench:lighthouse`: Lighthouse figures for a phone of the sign-in page and of the lobby of a signed-in player,
 * each compared with a minimal page of the same text in the same run; the time from input to the next paint; and the frames
 * while a phone whose main thread is four times slower scrolls the page.
 */
const AIMS = { score: 100, lcpRatio: 1.15, cls: 0, tbtMs: 0, pressP98Ms: 40, frameMs: 34 } as const;
const RUNS = Number(process.env['RUNS'] ?? 3);
const SCROLLS = 5;

await withProduct({}, async (url, folder) => {
  const port = await freePort();
  // Lighthouse connects to this browser by its port, so it has the player's cookies; it clears the caches
  // itself.
  const context = await openProfile(join(folder, 'profile'), port);
  try {
    await report(context, port, `${url}/en/`);
  } finally {
    await context.close();
  }
});

async function report(context: BrowserContext, port: number, address: string): Promise<void> {
  await measure('sign-in page', pressSignIn);
  const page = await context.newPage();
  await signIn(page, address);
  await page.close();
  await measure('lobby', pressLobby);

  async function measure(name: string, press: typeof pressLobby): Promise<void> {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const minimal = await servePage(await minimalPageOf(page));
    await page.close();
    const minimalFigures = await auditPage(port, minimal.url, RUNS);
    const figures = await auditPage(port, address, RUNS);
    const [scrolled, minimalScrolled]: [ScrollFigures[], ScrollFigures[]] = [[], []];
    for (let turn = 0; turn < SCROLLS; turn += 1) {
      scrolled.push(await scroll(address));
      minimalScrolled.push(await scroll(minimal.url));
    }
    minimal.close();
    const pressed = await context.newPage();
    await pressed.setViewportSize({ width: 1440, height: 900 });
    await pressed.goto(address, { waitUntil: 'networkidle' });
    const interactions = await measureInteractions(pressed, press);
    await pressed.close();
    print(name, { figures, minimalFigures, scrolled, minimalScrolled, interactions });
  }

  /** A first visit, which has nothing in the browser's cache. */
  async function scroll(url: string): Promise<ScrollFigures> {
    const page = await openPhonePage(context);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goto(url, { waitUntil: 'networkidle' });
    const figures = await measureScrolling(page);
    await page.close();
    return figures;
  }
}

interface Measured {
  readonly figures: PageFigures;
  readonly minimalFigures: PageFigures;
  readonly scrolled: readonly ScrollFigures[];
  readonly minimalScrolled: readonly ScrollFigures[];
  readonly interactions: InteractionFigures;
}

function print(
  name: string,
  { figures, minimalFigures, scrolled, minimalScrolled, interactions }: Measured,
): void {
  const { scores, lcpMs, tbtMs, cls, findings } = figures;
  const { presses, p98Ms, slowestMs } = interactions;
  console.log(`${name}
  scores                       ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}; aim ${AIMS.score} each
  largest contentful paint     ${milliseconds(lcpMs)}, ${(lcpMs / minimalFigures.lcpMs).toFixed(2)} of the minimal page's ${milliseconds(minimalFigures.lcpMs)}; aim ${AIMS.lcpRatio}
  cumulative layout shift      ${cls.toFixed(3)}; aim ${AIMS.cls}
  total blocking time          ${milliseconds(tbtMs)}, of the minimal page ${milliseconds(minimalFigures.tbtMs)}; aim ${milliseconds(AIMS.tbtMs)}
  frames of a scroll, screen   ${frameTimes(scrolled, ({ screenMs }) => screenMs)}, ${blankIn(scrolled)} with a blank part
    of the minimal page        ${frameTimes(minimalScrolled, ({ screenMs }) => screenMs)}, ${blankIn(minimalScrolled)} with a blank part
  frames of the main thread    ${frameTimes(scrolled, ({ mainThreadMs }) => mainThreadMs)}
    of the minimal page        ${frameTimes(minimalScrolled, ({ mainThreadMs }) => mainThreadMs)}
  press to next paint, p98     ${milliseconds(p98Ms)} of ${presses} presses, the slowest ${milliseconds(slowestMs)}; aim ${milliseconds(AIMS.pressP98Ms)}`);
  for (const finding of findings) console.log(`  found                        ${finding}`);
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function frameTimes(
  scrolls: readonly ScrollFigures[],
  timesOf: (scroll: ScrollFigures) => readonly number[],
): string {
  const longest = median(scrolls.map((scroll) => Math.max(0, ...timesOf(scroll))));
  const all = scrolls.flatMap(timesOf);
  const late = all.filter((ms) => ms > AIMS.frameMs).length;
  return `longest ${milliseconds(longest)}, median of ${scrolls.length} scrolls; ${late} of ${all.length} above ${milliseconds(AIMS.frameMs)}`;
}

function blankIn(scrolls: readonly ScrollFigures[]): number {
  return scrolls.reduce((sum, { blank }) => sum + blank, 0);
}
