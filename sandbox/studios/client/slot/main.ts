import { begin } from '../begin.ts';
import { byId } from '../page.ts';
import { Game } from './game.ts';
import { loadSprites } from './stage/sprites.ts';
import { Stage, type ReelListeners } from './stage/stage.ts';
import { tonesOf } from './stage/tones.ts';

const { settings, isStill } = await begin();
const { maths, game } = settings;
if (maths.kind === 'slot') {
  const sprites = await loadSprites(game.lookupId, game.palette);
  const { heights } = maths;
  const tones = tonesOf(game.palette);
  const createStage = (listeners: ReelListeners): Stage =>
    new Stage({ host: byId('stage'), sprites, tones, heights, isStill, ...listeners });
  await new Game({ settings, slot: maths, createStage, isStill }).open();
}
