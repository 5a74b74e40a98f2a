import { expect, type Locator } from '@playwright/test';

/**
 * Clicks a control in a frame until the frame receives the click. Chromium looks for the frame at its last
 * painted position: a click while the frame appears, grows or moves goes to the page beneath.
 */
export async function clickInFrame(control: Locator): Promise<void> {
  let hasClicked = false;
  await expect
    .poll(async () => {
      // A click that the frame received late may have closed the frame.
      if (hasClicked && (await control.count()) === 0) return true;
      hasClicked = true;
      return isClickReceived(control);
    })
    .toBe(true);
}

/** Shorter than the time of the whole attempt: a control that disappears meanwhile is not waited for. */
const ATTEMPT = { timeout: 3_000 };

async function isClickReceived(control: Locator): Promise<boolean> {
  const element = await control.elementHandle(ATTEMPT).catch(() => null);
  const frame = await element?.ownerFrame();
  if (!frame) return false;
  await frame.evaluate(() => {
    Reflect.set(window, 'isClicked', false);
    document.addEventListener('click', () => Reflect.set(window, 'isClicked', true), {
      capture: true,
      once: true,
    });
  });
  await control.click(ATTEMPT).catch(() => {});
  // If the frame has been closed or shows another page, it has received the click.
  const isClicked = await frame.evaluate(() => Reflect.get(window, 'isClicked')).catch(() => null);
  return isClicked !== false;
}
