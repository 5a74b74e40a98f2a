import { useSettings } from '../../content/index.ts';
import { PeriodCard, PlayerLimits } from '../../limits/index.ts';
import { limitsQuery } from '../queries.ts';

/** PROF-06, RG-06 */
export function Limits() {
  const { rules } = useSettings();
  return (
    <>
      <PlayerLimits question={limitsQuery()} />
      {rules.realityCheck && <PeriodCard />}
    </>
  );
}
