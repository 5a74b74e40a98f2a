import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { recordFrames, type Frame } from './frames.ts';

/** Times between frames. */
export interface FrameFigures {
  readonly frames: number;
  readonly longestMs: number;
  /** Frames that took longer than the aim. */
  readonly late: number;
}

/** While a wheel scrolls a page to its end, on a phone with a processor four times slower. */
export interface ScrollFigures {
  /** The frames that appear on the screen. */
  readonly shown: FrameFigures & { readonly incomplete: number };
  /** The frames for which scripts and layout run. While they are late, the browser scrolls what it has painted. */
  readonly page: FrameFigures;
}

const PHONE = { width: 390, height: 844 };
const SLOWER = 4;
const PIXELS_A_SECOND = 1_200;
/** Fewer frames than these are no scroll of a page. */
const FEWEST_FRAMES = 10;

/** A page with the screen of a phone, and without `(hover: hover)`, so that the wheel hovers no tile. */
export async function openPhonePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return page;
}

export async function measureScrolling(page: Page, aimMs: number): Promise<ScrollFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const [shown, ofPage]: [number[], number[]] = [[], []];
  let incomplete = 0;
  for await (const gesture of scrollToEnd(page, session)) {
    shown.push(...timesBetween(gesture.frames));
    ofPage.push(...gesture.pageFrames);
    incomplete += gesture.frames.filter(({ isIncomplete }) => isIncomplete).length;
  }
  if (shown.length < FEWEST_FRAMES) throw new Error(`the browser has recorded ${shown.length} frames only`);
  await session.detach();
  return { shown: { ...figuresOf(shown, aimMs), incomplete }, page: figuresOf(ofPage, aimMs) };
}

const timesBetween = (frames: readonly Frame[]): readonly number[] =>
  frames.slice(1).map(({ shownAtMs }, index) => shownAtMs - (frames[index]?.shownAtMs ?? shownAtMs));

const figuresOf = (times: readonly number[], aimMs: number): FrameFigures => ({
  frames: times.length,
  longestMs: Math.max(...times),
  late: times.filter((ms) => ms > aimMs).length,
});

/** The frames of each gesture: what appears on the way makes the page higher, so that another one follows. */
async function* scrollToEnd(page: Page, session: CDPSession) {
  for (let before = -1; ;) {
    const { top, left } = await page.evaluate(() => ({
      top: scrollY,
      left: document.documentElement.scrollHeight - innerHeight - scrollY,
    }));
    if (left < 1) break;
    if (top === before) throw new Error(`the page stopped ${left} px before its end`);
    before = top;
    let pageFrames: readonly number[] = [];
    const frames = await recordFrames(session, async () => {
      const pageFramesOf = await page.evaluateHandle(timePageFrames);
      await scrollBy(session, left);
      pageFrames = await pageFramesOf.evaluate(({ stop }) => stop());
    });
    yield { frames, pageFrames };
  }
}

const scrollBy = (session: CDPSession, pixels: number) =>
  session.send('Input.synthesizeScrollGesture', {
    x: PHONE.width / 2,
    y: PHONE.height * 0.7,
    yDistance: -pixels,
    speed: PIXELS_A_SECOND,
    // In headless Chromium a gesture of a finger does not scroll.
    gestureSourceType: 'mouse',
    preventFling: true,
  });

/** Runs in the page, so it has no named functions: the loader would wrap them in a function that the page has not. */
function timePageFrames() {
  const times: number[] = [];
  let isStopped = false;
  let last = 0;
  const each = {
    record(now: number): void {
      if (last > 0) times.push(now - last);
      last = now;
      if (!isStopped) requestAnimationFrame((next) => each.record(next));
    },
    stop(): number[] {
      isStopped = true;
      return times;
    },
  };
  requestAnimationFrame((now) => each.record(now));
  return each;
}
