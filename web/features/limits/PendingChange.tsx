import { useEffect } from 'react';
import { LimitsPage } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { ChangePhase, Limit } from './limitStatus.ts';
import { WaitingPeriod } from './WaitingPeriod.tsx';

export interface PendingChangeProps {
  readonly limit: Limit;
  readonly change: NonNullable<Limit['change']>;
  readonly phase: Exclude<ChangePhase, 'lapsed'>;
  readonly nowMs: number;
  readonly isRunning: boolean;
  readonly isRaiseBlocked: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** LIMIT-02 to LIMIT-04: a pending increase or removal of a limit. */
export function PendingChange(props: PendingChangeProps) {
  const { limit, change, phase, nowMs, isRunning, isRaiseBlocked, onConfirm, onCancel } = props;
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const { currency } = limit;
  const isReady = phase === 'ready';
  const graphql = useGraphql();
  const isOutdated = isReady && change.state === 'Pending';
  // The waiting period has ended by the browser's clock, but only the platform decides.
  useEffect(() => {
    if (isOutdated) void graphql.reread(LimitsPage, {});
  }, [graphql, isOutdated]);
  const what = change.amount === null ? 'removal' : 'raise';
  const values = {
    amount: change.amount && money({ amount: change.amount, currency }),
    at: dateTime(isReady ? change.lapsesAt : change.readyAt),
  };
  return (
    <>
      <WaitingPeriod
        status={text(`profile.limit.${what}.${phase}`, values)}
        label={isReady ? null : text('profile.limit.countdown')}
        until={change.readyAt}
        nowMs={nowMs}
      />
      <div className="fy-limit__foot">
        {isReady && !isRaiseBlocked && (
          <Button size="small" variant="primary" isLoading={isRunning} onClick={onConfirm}>
            {text(`profile.limit.${what}.confirm`, values)}
          </Button>
        )}
        <Button size="small" variant="quiet" isLoading={isRunning} onClick={onCancel}>
          {text(`profile.limit.${what}.cancel`)}
        </Button>
      </div>
    </>
  );
}
