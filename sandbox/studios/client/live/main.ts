import { begin, onMainKey } from '../begin.ts';
import { byId } from '../page.ts';
import { LiveBlackjack } from './cards/game.ts';
import { LiveGame } from './game.ts';

const { settings, isStill } = await begin();
byId('loading').remove();
const { maths } = settings;
const game =
  maths.kind === 'blackjack'
    ? new LiveBlackjack(settings, maths.model, isStill)
    : new LiveGame(settings, isStill);
onMainKey(() => void game.placeBets());
await game.open();
