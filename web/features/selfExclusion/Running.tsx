import { ButtonLink } from '../../ui/button/Button.tsx';
import { FactCard, FactCards } from '../../ui/section/FactCard.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { EarlyEnd } from './EarlyEnd.tsx';
import type { SelfExclusion } from './stops.ts';
import type { SelfExclusionCommands } from './useSelfExclusion.ts';

interface RunningProps {
  readonly state: SelfExclusion;
  readonly commands: SelfExclusionCommands;
  readonly nowMs: number;
}

/** RG-04, RG-05, EXCLUSION-04: the active exclusion and what remains available. */
export function Running({ state: { exclusion, timeoutEndsAt }, commands, nowMs }: RunningProps) {
  const text = useText();
  const href = useHref();
  const dateTime = useDateTime();
  const end = exclusion ? exclusion.endsAt : timeoutEndsAt;
  return (
    <FactCards>
      <FactCard
        label={text(`profile.selfExclusion.running.${exclusion ? 'exclusion' : 'timeout'}`)}
        value={end === null ? text('profile.selfExclusion.running.noEnd') : dateTime(end)}
        details={
          <>
            {exclusion?.isFromElsewhere && <p>{text('profile.selfExclusion.running.elsewhere')}</p>}
            <p>{text('profile.selfExclusion.running.text')}</p>
          </>
        }
      >
        <ButtonLink href={href('/withdraw/')}>{text('profile.selfExclusion.running.withdraw')}</ButtonLink>
      </FactCard>
      {exclusion && exclusion.liftWaitHours !== null && (
        <EarlyEnd exclusion={exclusion} commands={commands} nowMs={nowMs} />
      )}
    </FactCards>
  );
}
