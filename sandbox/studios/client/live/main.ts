import { begin, onMainKey } from '../begin.ts';
import { byId } from '../page.ts';
import { LiveGame } from './game.ts';

const { settings, isStill } = await begin();
byId('loading').remove();
const game = new LiveGame(settings, isStill);
onMainKey(() => void game.place());
await game.open();
