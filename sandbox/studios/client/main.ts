import type { Settings } from '../http/page.ts';
import { standingOut } from './colour.ts';
import { Game } from './game.ts';
import { byId } from './page.ts';
import { loadSprites } from './stage/sprites.ts';
import { Stage } from './stage/stage.ts';
import { tonesOf } from './stage/tones.ts';

const BAR_GROUND = '#0a0705';

const settings: Settings = JSON.parse(byId('settings').textContent ?? '');
const { lookupId, palette, heights } = settings.game;

const button = standingOut(BAR_GROUND, [palette.s, palette.p, palette.t, palette.hi], 5);
document.documentElement.style.setProperty('--button', button);

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const isStill = (): boolean => reducedMotion.matches;

// The canvas writes with the lettering where a picture is missing, so it waits for both.
const lettering = document.fonts.load('800 20px Lettering').catch(() => []);
const sprites = await loadSprites(settings.lobby, lookupId, palette);
await lettering;
byId('loading').remove();

const stage = new Stage({ host: byId('stage'), sprites, tones: tonesOf(palette), heights, isStill });
const game = new Game(settings, stage, isStill);

document.addEventListener('keydown', (event) => {
  const isSpin = event.key === ' ' || event.key === 'Enter';
  // A focused button has its own answer to these keys.
  const isElsewhere = event.target instanceof Element && event.target.closest('button, dialog') !== null;
  if (!isSpin || event.repeat || isElsewhere) return;
  event.preventDefault();
  void game.spin();
});

await game.open();
