import type { Settings } from '../http/page.ts';
import { byId } from './page.ts';
import { readableColour } from './slot/stage/tones.ts';

const BAR_GROUND = '#0a0705';

/** Reads the settings embedded in the page and waits for the fonts, because canvases draw text with them. */
export async function begin() {
  const settings: Settings = JSON.parse(byId('settings').textContent ?? '');
  const { palette } = settings.game;
  const button = readableColour(BAR_GROUND, [palette.s, palette.p, palette.t, palette.hi], 5);
  document.documentElement.style.setProperty('--button', button);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  await document.fonts.load('800 20px Lettering').catch(() => []);
  return { settings, isStill: () => reducedMotion.matches };
}
