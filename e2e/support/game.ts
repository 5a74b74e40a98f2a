import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { clickInFrame } from './clickInFrame.ts';

/** The element of the game on its page. */
export const gameElement = (page: Page): Locator => page.getByRole('main').locator('iframe');

/** The game in it. */
export const gameFrame = (page: Page): FrameLocator => page.getByRole('main').frameLocator('iframe');

export const spinButton = (page: Page): Locator => gameFrame(page).getByRole('button', { name: /spin/i });

/** Until a round can be played. The button exists before the game session does, and does nothing before. */
export const waitForGame = (page: Page): Promise<void> => expect(spinButton(page)).toBeEnabled();

/**
 * One round of the open game, from the click until the next round is possible. The studio's response proves that the
 * click was received: the button is disabled too briefly to rely on it.
 */
export async function playRound(page: Page): Promise<void> {
  await waitForGame(page);
  const responded = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname.startsWith('/games/'),
  );
  await clickInFrame(spinButton(page));
  await responded;
  await waitForGame(page);
}
