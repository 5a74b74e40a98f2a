import { useState, useEffect } from 'react';
import { LimitLine } from './line/LimitLine.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useFocusBack } from '../../ui/overlay/useFocusBack.ts';
import { FieldError } from '../../ui/field/Field.tsx';
import { FactCard } from '../../ui/section/FactCard.tsx';
import { usedPart } from './roomLeft.ts';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useMessages } from '../../ui/toast/toastsContext.ts';
import { LimitForm } from './LimitForm.tsx';
import { effectOf, phaseOf, type Limit, type ChangePhase } from './limitStatus.ts';
import { useMeasure } from './measure.tsx';
import { useLimitCommands } from './useLimitCommands.ts';
import { GlobalLimitsPage, LimitsPage } from '@foyer/contract/generated/operations.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { WaitingPeriod } from './WaitingPeriod.tsx';

export interface LimitCardProps {
  readonly limit: Limit;
  /** RG-03: a restriction forbids looser limits. */
  readonly isRaiseBlocked: boolean;
  readonly nowMs: number;
}

export function LimitCard({ limit, isRaiseBlocked, nowMs }: LimitCardProps) {
  const text = useText();
  const measure = useMeasure(limit);
  const commands = useLimitCommands();
  const showToast = useLimitToast(limit);
  const [isChanging, setChanging] = useState(false);
  const opener = useFocusBack(isChanging);
  const { scope, kind, period, amount, currency, change } = limit;
  const phase = change && phaseOf(change, nowMs);
  const per = text(`profile.limit.per.${period}`);
  const label = text(`profile.limit.kind.${kind}`);
  const named = text('profile.limit.named', { limit: label, per });
  const act = text(amount === null ? 'profile.limit.set' : 'profile.limit.change');

  const set = async (newAmount: string | null): Promise<void> => {
    if (!(await commands.set({ scope, kind, period, amount: newAmount, currency }))) return;
    setChanging(false);
    if (effectOf(limit, newAmount) === 'stricter') showToast(newAmount);
  };
  const confirm = async (): Promise<void> => {
    if (change && (await commands.confirm(limit))) showToast(change.amount);
  };

  return (
    <FactCard
      label={label}
      note={per}
      headingLevel={3}
      value={amount === null ? text('profile.limit.none') : measure.display(amount)}
      details={
        <>
          <Used limit={limit} />
          {change && phase && phase !== 'lapsed' && (
            <PendingChange
              limit={limit}
              change={change}
              phase={phase}
              nowMs={nowMs}
              isRunning={commands.isRunning}
              isRaiseBlocked={isRaiseBlocked}
              onConfirm={() => void confirm()}
              onCancel={() => void commands.cancel(limit)}
            />
          )}
          {commands.refusal && (
            <div role="alert">
              <FieldError>{text(commands.refusal)}</FieldError>
            </div>
          )}
          {isChanging && (
            <LimitForm
              limit={limit}
              isRaiseBlocked={isRaiseBlocked}
              isRunning={commands.isRunning}
              onSet={(newAmount) => void set(newAmount)}
              onClose={() => setChanging(false)}
            />
          )}
        </>
      }
    >
      {!isChanging && (
        <Button ref={opener} size="small" aria-label={`${act}: ${named}`} onClick={() => setChanging(true)}>
          {act}
        </Button>
      )}
    </FactCard>
  );
}

function Used({ limit }: { limit: Limit }) {
  const text = useText();
  const measure = useMeasure(limit);
  const dateTime = useDateTime();
  const { amount, used, left, returnsAt } = limit;
  const shown = { used: measure.shown(used) };
  if (amount === null || left === null)
    return <p className="fy-field__hint">{text('profile.limit.used', shown)}</p>;
  return (
    <>
      <LimitLine
        name={text('profile.limit.used', shown)}
        left={text('profile.limit.left', { left: measure.shown(left) })}
        used={usedPart({ ...limit, amount })}
      />
      <p className="fy-field__hint">{text('profile.limit.returns', { at: dateTime(returnsAt) })}</p>
    </>
  );
}

/** LIMIT-04: informs the player when a new limit takes effect. */
function useLimitToast({ kind, period, currency }: Limit): (amount: string | null) => void {
  const text = useText();
  const measure = useMeasure({ currency, period });
  const messages = useMessages();
  return (amount) => {
    const named = { limit: text(`profile.limit.kind.${kind}`), per: text(`profile.limit.per.${period}`) };
    const message =
      amount === null
        ? text('profile.limit.told.none', named)
        : text('profile.limit.told.holds', { ...named, amount: measure.shown(amount) });
    messages.show({ namespace: 'limits', kind: 'success', message });
  };
}

interface PendingChangeProps {
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
function PendingChange(props: PendingChangeProps) {
  const { limit, change, phase, nowMs, isRunning, isRaiseBlocked, onConfirm, onCancel } = props;
  const text = useText();
  const measure = useMeasure(limit);
  const dateTime = useDateTime();
  const { scope } = limit;
  const isReady = phase === 'ready';
  const graphql = useGraphql();
  const isOutdated = isReady && change.state === 'Pending';
  // The waiting period has ended by the browser's clock, but only the platform decides.
  useEffect(() => {
    if (!isOutdated) return;
    void (scope === 'Global' ? graphql.reread(GlobalLimitsPage, {}) : graphql.reread(LimitsPage, {}));
  }, [graphql, isOutdated, scope]);
  const what = change.amount === null ? 'removal' : 'raise';
  const values = {
    amount: change.amount && measure.shown(change.amount),
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
