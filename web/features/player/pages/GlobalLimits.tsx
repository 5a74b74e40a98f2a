import { HelpLine } from '../HelpLine.tsx';
import { NothingHere } from '../NothingHere.tsx';

/** PROF-07 */
export const GlobalLimits = () => <NothingHere page="global-limits" drawing="door" action={<HelpLine />} />;
