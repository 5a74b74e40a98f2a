import { useState, type FormEvent } from 'react';
import { LIFT_REASON_SIGNS } from '@foyer/contract/selfExclusion/exclusionTerms.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/Field.tsx';
import { FactCard } from '../../ui/section/FactCard.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useText } from '../../i18n/i18n.tsx';
import { phaseOf, WaitingPeriod } from '../limits/index.ts';
import type { SelfExclusion } from './stops.ts';
import type { SelfExclusionCommands } from './useSelfExclusion.ts';

interface EarlyEndProps {
  readonly exclusion: NonNullable<SelfExclusion['exclusion']>;
  readonly commands: SelfExclusionCommands;
  readonly nowMs: number;
}

/** EXCLUSION-05: an early end is requested with a reason and confirmed after a waiting period. */
export function EarlyEnd({ exclusion: { lift, liftWaitHours }, commands, nowMs }: EarlyEndProps) {
  const text = useText();
  const phase = lift && phaseOf(lift, nowMs);
  return (
    <FactCard
      label={text('profile.selfExclusion.exclusion.kind')}
      value={text('profile.selfExclusion.lift.title')}
      details={
        lift && (phase === 'waits' || phase === 'ready') ? (
          <PendingLift lift={lift} phase={phase} commands={commands} nowMs={nowMs} />
        ) : (
          <>
            <p>{text('profile.selfExclusion.lift.about', { hours: liftWaitHours ?? 0 })}</p>
            <LiftForm commands={commands} />
          </>
        )
      }
    />
  );
}

function LiftForm({ commands }: Pick<EarlyEndProps, 'commands'>) {
  const text = useText();
  const { least, most } = LIFT_REASON_SIGNS;
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = reason.trim();
    if (trimmed.length < least) setShort(true);
    else void commands.requestLift(trimmed);
  };
  const hint = text('profile.selfExclusion.lift.hint', { least });
  return (
    <form className="fy-limit__form" onSubmit={submit} noValidate>
      <TextField
        label={text('profile.selfExclusion.lift.reason')}
        maxLength={most}
        value={reason}
        {...(isShort ? { error: hint } : { hint })}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setShort(false);
        }}
      />
      <div className="fy-limit__acts">
        <Button type="submit" isLoading={commands.isRunning}>
          {text('profile.selfExclusion.lift.ask')}
        </Button>
      </div>
    </form>
  );
}

interface PendingLiftProps extends Omit<EarlyEndProps, 'exclusion'> {
  readonly lift: NonNullable<EarlyEndProps['exclusion']['lift']>;
  readonly phase: 'waits' | 'ready';
}

function PendingLift({ lift, phase, commands, nowMs }: PendingLiftProps) {
  const text = useText();
  const dateTime = useDateTime();
  const isReady = phase === 'ready';
  return (
    <>
      <WaitingPeriod
        status={text(`profile.selfExclusion.lift.${phase}`, {
          at: dateTime(isReady ? lift.lapsesAt : lift.readyAt),
        })}
        label={isReady ? null : text('profile.selfExclusion.lift.countdown')}
        until={lift.readyAt}
        nowMs={nowMs}
      />
      <div className="fy-limit__acts">
        {isReady && (
          <Button isLoading={commands.isRunning} onClick={() => void commands.confirmLift()}>
            {text('profile.selfExclusion.lift.confirm')}
          </Button>
        )}
        <Button isLoading={commands.isRunning} onClick={() => void commands.cancelLift()}>
          {text('profile.selfExclusion.lift.cancel')}
        </Button>
      </div>
    </>
  );
}
