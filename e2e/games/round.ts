import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressInside } from '../spies/pressInside.ts';

/**
 * One spin of the game that is open, from the press until the next is possible. That it was heard is known by the
 * studio's answer: how long the button rests is too short to be relied on.
 */
export async function playRound(page: Page): Promise<void> {
  const spin = page.frameLocator('.fy-game iframe').getByRole('button', { name: /spin/i });
  // The button stands before the game's session does; a press before that is not heard.
  const canSpin = () => expect.poll(() => spin.isEnabled()).toBe(true);
  await canSpin();
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname.startsWith('/games/'),
  );
  await pressInside(spin);
  await answered;
  await canSpin();
}
