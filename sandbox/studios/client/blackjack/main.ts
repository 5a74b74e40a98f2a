import { begin, onMainKey } from '../begin.ts';
import { byId } from '../page.ts';
import { Blackjack } from './game.ts';

const { settings, isStill } = await begin();
byId('loading').remove();
if (settings.maths.kind === 'blackjack') {
  const game = new Blackjack(settings, settings.maths.model, isStill);
  onMainKey(() => void game.deal());
  await game.open();
}
