import { begin } from '../begin.ts';
import { Crash } from './game.ts';

const { settings, isStill } = await begin();
if (settings.maths.kind === 'crash') await new Crash(settings, settings.maths.model, isStill).open();
