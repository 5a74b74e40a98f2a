import { SelfExclusionTools } from '../selfExclusion/SelfExclusionTools.tsx';
import { HelpLine } from '../HelpLine.tsx';
import { selfExclusionQuestion } from '../queries.ts';

/** PROF-09 */
export const SelfExclusion = () => (
  <SelfExclusionTools question={selfExclusionQuestion()} helpLine={<HelpLine />} />
);
