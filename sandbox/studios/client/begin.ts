import type { Settings } from '../http/page.ts';
import { readableColour } from './colour.ts';
import { byId } from './page.ts';

const BAR_GROUND = '#0a0705';

export interface Begun {
  readonly settings: Settings;
  /** Whether the player prefers reduced motion. */
  readonly isStill: () => boolean;
}

/** Reads the settings embedded in the page and waits for the fonts, because canvases draw text with them. */
export async function begin(): Promise<Begun> {
  const settings: Settings = JSON.parse(byId('settings').textContent ?? '');
  const { palette } = settings.game;
  const button = readableColour(BAR_GROUND, [palette.s, palette.p, palette.t, palette.hi], 5);
  document.documentElement.style.setProperty('--button', button);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  await document.fonts.load('800 20px Lettering').catch(() => []);
  return { settings, isStill: () => reducedMotion.matches };
}

export function onMainKey(act: () => void): void {
  document.addEventListener('keydown', (event) => {
    const isMain = event.key === ' ' || event.key === 'Enter';
    const isElsewhere =
      event.target instanceof Element && event.target.closest('button, dialog, select') !== null;
    if (!isMain || event.repeat || isElsewhere) return;
    event.preventDefault();
    act();
  });
}
