import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { clickInFrame } from './clickInFrame.ts';

/** The iframe of the game on its page. */
export const gameElement = (page: Page): Locator => page.getByRole('main').locator('iframe');

/** The content of the game's iframe. */
export const gameFrame = (page: Page): FrameLocator => page.getByRole('main').frameLocator('iframe');

export const spinButton = (page: Page): Locator => gameFrame(page).getByRole('button', { name: /spin/i });

/** Waits until a round can be played. The button is visible earlier, but does nothing without a game session. */
export const waitForGame = (page: Page): Promise<void> => expect(spinButton(page)).toBeEnabled();

/**
 * Plays a round of the open game, until the next round is possible. The studio's response proves that the
 * click was received, because the button is disabled too briefly to rely on it.
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
