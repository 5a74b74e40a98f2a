import { useState } from 'react';
import { LimitLine } from './LimitLine.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useFocusBack } from '../../ui/overlay/useFocusBack.ts';
import { FieldError } from '../../ui/field/Field.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { FactCard } from '../../ui/section/FactCard.tsx';
import { usedPart } from './roomLeft.ts';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useMessages } from '../../ui/toast/toastsContext.ts';
import { LimitForm } from './LimitForm.tsx';
import { PendingChange } from './PendingChange.tsx';
import { effectOf, phaseOf, type Limit } from './limitStatus.ts';
import { useLimitCommands } from './useLimitCommands.ts';

export interface LimitCardProps {
  readonly limit: Limit;
  /** RG-03: a restriction forbids looser limits. */
  readonly isRaiseBlocked: boolean;
  readonly nowMs: number;
}

export function LimitCard({ limit, isRaiseBlocked, nowMs }: LimitCardProps) {
  const text = useText();
  const money = useMoney();
  const commands = useLimitCommands();
  const showToast = useLimitToast(limit);
  const [isChanging, setChanging] = useState(false);
  const opener = useFocusBack(isChanging);
  const { kind, period, amount, currency, change } = limit;
  const phase = change && phaseOf(change, nowMs);
  const per = text(`profile.limit.per.${period}`);
  const label = text(`profile.limit.kind.${kind}`);
  const named = text('profile.limit.named', { limit: label, per });
  const act = text(amount === null ? 'profile.limit.set' : 'profile.limit.change');

  const set = async (newAmount: string | null): Promise<void> => {
    if (!(await commands.set({ kind, period, amount: newAmount, currency }))) return;
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
      value={
        amount === null ? (
          text('profile.limit.none')
        ) : (
          <Money parts={money.parts({ amount, currency })} isDisplay />
        )
      }
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
  const money = useMoney();
  const dateTime = useDateTime();
  const { amount, used, left, currency, returnsAt } = limit;
  const shown = { used: money({ amount: used, currency }) };
  if (amount === null || left === null)
    return <p className="fy-field__hint">{text('profile.limit.used', shown)}</p>;
  return (
    <>
      <LimitLine
        name={text('profile.limit.used', shown)}
        left={text('profile.limit.left', { left: money({ amount: left, currency }) })}
        used={usedPart({ ...limit, amount, left })}
      />
      <p className="fy-field__hint">{text('profile.limit.returns', { at: dateTime(returnsAt) })}</p>
    </>
  );
}

/** LIMIT-04: informs the player when a new limit takes effect. */
function useLimitToast({ kind, period, currency }: Limit): (amount: string | null) => void {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  return (amount) => {
    const named = { limit: text(`profile.limit.kind.${kind}`), per: text(`profile.limit.per.${period}`) };
    const message =
      amount === null
        ? text('profile.limit.told.none', named)
        : text('profile.limit.told.holds', { ...named, amount: money({ amount, currency }) });
    messages.show({ namespace: 'limits', kind: 'success', message });
  };
}
