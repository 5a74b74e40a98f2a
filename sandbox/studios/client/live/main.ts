import { begin } from '../begin.ts';
import { LiveBlackjack } from './cards/game.ts';
import { LiveGame } from './game.ts';

const { settings, isStill } = await begin();
const { maths } = settings;
const isCards = maths.kind === 'blackjack';
await (isCards ? new LiveBlackjack(settings, maths.model, isStill) : new LiveGame(settings, isStill)).open();
