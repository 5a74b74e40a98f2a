import { HelpLine } from '../HelpLine.tsx';
import { NothingHere } from '../NothingHere.tsx';

/** PROF-09 */
export const SelfExclusion = () => <NothingHere page="self-exclusion" drawing="door" action={<HelpLine />} />;
