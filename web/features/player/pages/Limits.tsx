import { useSettings } from '../../../app/app.tsx';
import { PeriodCard } from '../../realityCheck/index.ts';
import { PlayerLimits } from '../../limits/index.ts';
import { limitsQuery } from '../queries.ts';

/** PROF-06, RG-06: the limits page of the profile. */
export function Limits() {
  const { rules } = useSettings();
  return (
    <>
      <PlayerLimits query={limitsQuery} />
      {rules.realityCheck && <PeriodCard />}
    </>
  );
}
