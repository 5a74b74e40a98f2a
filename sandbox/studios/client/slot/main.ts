import { begin } from '../begin.ts';
import { byId } from '../page.ts';
import { Game } from './game.ts';
import { loadSprites } from './stage/sprites.ts';
import { Stage } from './stage/stage.ts';
import { tonesOf } from './stage/tones.ts';

const { settings, isStill } = await begin();
const { maths, game } = settings;
if (maths.kind === 'slot') {
  const sprites = await loadSprites(game.lookupId, game.palette);
  const { heights } = maths;
  const stage = new Stage({ host: byId('stage'), sprites, tones: tonesOf(game.palette), heights, isStill });
  await new Game({ settings, slot: maths, stage, isStill }).open();
}
