import { begin } from '../begin.ts';
import { Roulette } from './game.ts';

const { settings, isStill } = await begin();
if (settings.maths.kind === 'roulette') await new Roulette(settings, settings.maths.model, isStill).open();
