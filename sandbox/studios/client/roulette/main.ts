import { begin, onMainKey } from '../begin.ts';
import { byId } from '../page.ts';
import { Roulette } from './game.ts';

const { settings, isStill } = await begin();
byId('loading').remove();
if (settings.maths.kind === 'roulette') {
  const game = new Roulette(settings, settings.maths.model, isStill);
  onMainKey(() => void game.spin());
  await game.open();
}
