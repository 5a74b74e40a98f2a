import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { recordFrames, type Frame } from './frames.ts';

/** While a wheel scrolls a page to its end, on a phone whose main thread is four times slower. Times between frames. */
export interface ScrollFigures {
  readonly screenMs: readonly number[];
  /** Frames of the screen in which a part was blank. */
  readonly blank: number;
  /** The main thread runs scripts, layout and painting. While it is late, the browser scrolls what it has painted. */
  readonly mainThreadMs: readonly number[];
}

const PHONE = { width: 390, height: 844 };
const SLOWER = 4;
const PIXELS_A_SECOND = 1_200;

/** A page with the screen of a phone, and without `(hover: hover)`, so that the wheel hovers no tile. */
export async function openPhonePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return page;
}

export async function measureScrolling(page: Page): Promise<ScrollFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const gestures = await scrollToEnd(page, session);
  await session.detach();
  const screenMs = gestures.flatMap(({ frames }) => timesBetween(frames));
  if (gestures.length > 0 && screenMs.length === 0) throw new Error('the browser has recorded no frames');
  return {
    screenMs,
    blank: gestures.flatMap(({ frames }) => frames).filter(({ hasBlankPart }) => hasBlankPart).length,
    mainThreadMs: gestures.flatMap(({ result }) => result),
  };
}

const timesBetween = (frames: readonly Frame[]): readonly number[] =>
  frames.flatMap(({ shownAtMs }, index) => {
    const before = frames[index - 1];
    return before ? [shownAtMs - before.shownAtMs] : [];
  });

/** The frames of each gesture: what appears on the way makes the page higher, so that another one follows. */
async function scrollToEnd(page: Page, session: CDPSession) {
  const gestures = [];
  for (let before = -1; ;) {
    const { top, left } = await page.evaluate(() => ({
      top: scrollY,
      left: document.documentElement.scrollHeight - innerHeight - scrollY,
    }));
    if (left < 1) return gestures;
    if (top === before) throw new Error(`the page stopped ${left} px before its end`);
    before = top;
    const gesture = async (): Promise<readonly number[]> => {
      const mainThread = await page.evaluateHandle(timeMainThread);
      await scrollBy(session, left);
      return mainThread.evaluate(({ stop }) => stop());
    };
    gestures.push(await recordFrames(session, gesture));
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
function timeMainThread() {
  const times: number[] = [];
  let isStopped = false;
  let last = 0;
  const each = {
    record(now: number): void {
      if (isStopped) return;
      if (last > 0) times.push(now - last);
      last = now;
      requestAnimationFrame((next) => each.record(next));
    },
    stop(): number[] {
      isStopped = true;
      return [...times, performance.now() - last];
    },
  };
  requestAnimationFrame((now) => each.record(now));
  return each;
}
