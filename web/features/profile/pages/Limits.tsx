import { useSettings } from '../../content/index.ts';
import { DepositLimits } from '../../limits/index.ts';
import { HelpLine } from '../HelpLine.tsx';
import { limitsQuestion } from '../questions.ts';
import { NothingHere } from '../NothingHere.tsx';

/** PROF-06 */
export function Limits() {
  const { depositLimits } = useSettings().rules;
  if (depositLimits) return <DepositLimits question={limitsQuestion()} />;
  return <NothingHere page="limits" drawing="door" action={<HelpLine />} />;
}
