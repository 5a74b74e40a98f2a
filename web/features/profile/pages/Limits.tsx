import { HelpLine } from '../HelpLine.tsx';
import { NothingHere } from '../NothingHere.tsx';

/** PROF-06 */
export const Limits = () => <NothingHere page="limits" drawing="door" action={<HelpLine />} />;
