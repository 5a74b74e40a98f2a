import type { Settings } from '../http/page.ts';
import { standingOut } from './colour.ts';
import { createGame } from './game.ts';
import { byId } from './page.ts';
import { loadSprites } from './stage/sprites.ts';
import { createStage } from './stage/stage.ts';
import { tonesOf } from './stage/tones.ts';

const settings: Settings = JSON.parse(byId('settings').textContent ?? '');
const { game, lobby } = settings;
const { palette, heights } = game;

const BAR_GROUND = '#0a0705';
const button = standingOut(BAR_GROUND, [palette.s, palette.p, palette.t, palette.hi], 5);
document.documentElement.style.setProperty('--button', button);

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const isStill = (): boolean => reduced.matches;

const lettering = document.fonts.load('800 20px Lettering').catch(() => []);
const sprites = await loadSprites(lobby, game.lookupId, palette);
await lettering;
byId('loading').remove();
const stage = createStage({ host: byId('stage'), sprites, tones: tonesOf(palette), heights, isStill });
await createGame(settings, stage, isStill).open();
