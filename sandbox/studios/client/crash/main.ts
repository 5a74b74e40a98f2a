import { begin, onMainKey } from '../begin.ts';
import { byId } from '../page.ts';
import { Crash } from './game.ts';

const { settings, isStill } = await begin();
byId('loading').remove();
if (settings.maths.kind === 'crash') {
  const game = new Crash(settings, settings.maths.model, isStill);
  onMainKey(() => void game.act());
  await game.open();
}
