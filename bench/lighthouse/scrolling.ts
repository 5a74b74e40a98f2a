import type { BrowserContext, Page } from 'playwright-core';

/** Frames while a wheel scrolls a page to its end, on a phone with a processor four times slower. */
export interface ScrollFigures {
  readonly frames: number;
  readonly longestMs: number;
  /** Frames that took longer than the aim. */
  readonly late: number;
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

export async function measureScrolling(page: Page, aimMs: number): Promise<ScrollFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(recordFrames);
  // What appears on the way makes the page higher.
  for (let before = -1; ;) {
    const { top, left } = await page.evaluate(() => ({
      top: scrollY,
      left: document.documentElement.scrollHeight - innerHeight - scrollY,
    }));
    if (left < 1) break;
    if (top === before) throw new Error(`the page stopped ${left} px before its end`);
    before = top;
    await session.send('Input.synthesizeScrollGesture', {
      x: PHONE.width / 2,
      y: PHONE.height * 0.7,
      yDistance: -left,
      speed: PIXELS_A_SECOND,
      // In headless Chromium a gesture of a finger does not scroll.
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
  const frames = await page.evaluate((): number[] => Reflect.get(window, 'frameTimes'));
  await session.detach();
  return {
    frames: frames.length,
    longestMs: Math.max(...frames),
    late: frames.filter((ms) => ms > aimMs).length,
  };
}

/** Runs in the page, so it has no named functions: the loader would wrap them in a function that the page has not. */
function recordFrames(): void {
  const frames: number[] = [];
  let last = 0;
  const each = {
    record(now: number): void {
      if (last > 0) frames.push(now - last);
      last = now;
      requestAnimationFrame((next) => each.record(next));
    },
  };
  Object.assign(window, { frameTimes: frames });
  requestAnimationFrame((now) => each.record(now));
}
