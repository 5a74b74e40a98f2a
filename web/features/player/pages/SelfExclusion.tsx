import { SelfExclusionTools } from '../../selfExclusion/index.ts';
import { HelpLine } from '../HelpLine.tsx';
import { selfExclusionQuery } from '../queries.ts';

/** PROF-09 */
export const SelfExclusion = () => (
  <SelfExclusionTools query={selfExclusionQuery()} helpLine={<HelpLine />} />
);
