import { begin } from '../begin.ts';
import { Blackjack } from './game.ts';

const { settings, isStill } = await begin();
if (settings.maths.kind === 'blackjack') await new Blackjack(settings, settings.maths.model, isStill).open();
