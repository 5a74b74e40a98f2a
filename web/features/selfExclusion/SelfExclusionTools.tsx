import { type ReactNode, useState, type FormEvent } from 'react';
import type { SelfExclusionPageQuery } from '@foyer/contract/generated/operations.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FactCards, FactCard } from '../../ui/section/FactCard.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import type { Query } from '../../transport/graphql/query.ts';
import { useQuery } from '../../app/graphql.tsx';
import { useApp } from '../../app/app.tsx';
import { useText, useHref } from '../../i18n/i18n.tsx';
import { StopCard } from './StopCard.tsx';
import type { SelfExclusion } from './stops.ts';
import { useSelfExclusion, type SelfExclusionCommands } from './useSelfExclusion.ts';
import { ButtonLink, Button } from '../../ui/button/Button.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { LIFT_REASON_SIGNS } from '@foyer/contract/selfExclusion/exclusionTerms.ts';
import { TextField } from '../../ui/field/Field.tsx';
import { phaseOf, WaitingPeriod } from '../limits/index.ts';

interface Props {
  readonly query: Query<SelfExclusionPageQuery>;
  readonly helpLine: ReactNode;
}

/** EXCLUSION-01 to EXCLUSION-08: the active exclusion, or the forms to start one. */
export function SelfExclusionTools({ query, helpLine }: Props) {
  const text = useText();
  const { data, error } = useQuery(query);
  const state = data?.viewer?.selfExclusion;
  return (
    <>
      <p>{text('profile.selfExclusion.lead')}</p>
      {error && !state && <Banner tone="danger">{text('profile.selfExclusion.failed')}</Banner>}
      {!error && !state && <Skeleton shape="band" />}
      {state && <Tools state={state} />}
      <div className="fy-limit__help">
        {text('profile.selfExclusion.talk')} {helpLine}
      </div>
    </>
  );
}

function Tools({ state }: { state: SelfExclusion }) {
  const text = useText();
  const commands = useSelfExclusion();
  const { exclusion, timeoutEndsAt } = state;
  const nowMs = useNow(true, useApp().renderedAtMs, exclusion?.lift ? SECOND : MINUTE);
  const hasTerms = state.terms.length > 0;
  return (
    <>
      {commands.refusal && <Banner tone="danger">{text(commands.refusal)}</Banner>}
      {(exclusion || timeoutEndsAt) && <Running state={state} commands={commands} nowMs={nowMs} />}
      <FactCards>
        {exclusion === null && <StopCard kind="timeout" state={state} commands={commands} nowMs={nowMs} />}
        {hasTerms && <StopCard kind="exclusion" state={state} commands={commands} nowMs={nowMs} />}
      </FactCards>
      {!hasTerms && exclusion === null && <p>{text('profile.selfExclusion.exclusion.none')}</p>}
    </>
  );
}

interface RunningProps {
  readonly state: SelfExclusion;
  readonly commands: SelfExclusionCommands;
  readonly nowMs: number;
}

/** RG-04, RG-05, EXCLUSION-04: the active exclusion, and what the player can still do. */
function Running({ state: { exclusion, timeoutEndsAt }, commands, nowMs }: RunningProps) {
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

interface EarlyEndProps {
  readonly exclusion: NonNullable<SelfExclusion['exclusion']>;
  readonly commands: SelfExclusionCommands;
  readonly nowMs: number;
}

/** EXCLUSION-05: an early end is requested with a reason and confirmed after a waiting period. */
function EarlyEnd({ exclusion: { lift, liftWaitHours }, commands, nowMs }: EarlyEndProps) {
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
    <form className="fy-fields" onSubmit={submit} noValidate>
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
      <div className="fy-acts">
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
      <div className="fy-acts">
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
