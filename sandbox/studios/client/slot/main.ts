import { begin, onMainKey } from '../begin.ts';
import { byId } from '../page.ts';
import { Game } from './game.ts';
import { loadSprites } from './stage/sprites.ts';
import { Stage } from './stage/stage.ts';
import { tonesOf } from './stage/tones.ts';

const { settings, isStill } = await begin();
const { lookupId, palette } = settings.game;
const { maths } = settings;
if (maths.kind === 'slot') {
  const sprites = await loadSprites(lookupId, palette);
  byId('loading').remove();
  const { heights } = maths;
  const stage = new Stage({ host: byId('stage'), sprites, tones: tonesOf(palette), heights, isStill });
  const game = new Game({ settings, slot: maths, stage, isStill });
  onMainKey(() => void game.spin());
  await game.open();
}
