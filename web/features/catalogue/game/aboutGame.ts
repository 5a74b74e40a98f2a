/** Where the information about a game begins on its page. */
export const ABOUT_GAME_ID = 'about-game';

/** Scrolls from a game, which fills the screen of a phone, to what is below it. */
export function showAboutGame(): void {
  const about = document.getElementById(ABOUT_GAME_ID);
  about?.scrollIntoView();
  about?.focus({ preventScroll: true });
}
