import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Presses what stands in a frame, and again until the frame has heard it. The browser leads the pointer into a frame of
 * another origin by where it last drew it: while the frame comes, grows or is moved, a press that is quicker than a hand
 * goes to the page beneath, and nobody is told.
 */
export async function pressInside(control: Locator): Promise<void> {
  let isPressed = false;
  await expect
    .poll(async () => {
      // A press that is noticed late closes its frame: then nothing is left to press.
      if (isPressed && (await control.count()) === 0) return true;
      isPressed = true;
      return isHeard(control);
    })
    .toBe(true);
}

async function isHeard(control: Locator): Promise<boolean> {
  const element = await control.elementHandle();
  const frame = await element?.ownerFrame();
  if (!frame) return false;
  await frame.evaluate(() => {
    Reflect.set(window, 'isPressed', false);
    document.addEventListener('click', () => Reflect.set(window, 'isPressed', true), {
      capture: true,
      once: true,
    });
  });
  await control.click();
  // A frame that has gone on to another page, or is gone, has heard it.
  const answer = await frame.evaluate(() => Reflect.get(window, 'isPressed')).catch(() => null);
  return answer !== false;
}
