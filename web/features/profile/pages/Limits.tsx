import { PlayerLimits } from '../../limits/index.ts';
import { limitsQuestion } from '../questions.ts';

/** PROF-06 */
export const Limits = () => <PlayerLimits question={limitsQuestion()} />;
