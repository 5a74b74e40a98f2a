import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { useState, type FormEvent } from 'react';
import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { AmountField } from '../../ui/money/AmountField.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { readAmount, writeAmount } from '../../i18n/amount.ts';
import { useCurrencySign } from '../../i18n/useCurrencySign.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { effectOf, type Limit } from './limitStatus.ts';

export interface LimitFormProps {
  readonly limit: Limit;
  readonly isRaiseBlocked: boolean;
  readonly isRunning: boolean;
  /** Null removes the limit. */
  onSet(amount: string | null): void;
  onClose(): void;
}

/** LIMIT-06: accepts any amount and shows its effect before the player submits. */
export function LimitForm({ limit, isRaiseBlocked, isRunning, onSet, onClose }: LimitFormProps) {
  const text = useText();
  const locale = useLocale();
  const { limitRaiseDelayHours } = useSettings().rules;
  const { kind, period, amount, currency } = limit;
  const written = { locale, currency };
  const [typed, setTyped] = useState(amount === null ? '' : writeAmount(amount, written));
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const field = useFocusHere<HTMLInputElement>();
  const newAmount = readAmount(typed, written);
  const isRaise = newAmount !== null && effectOf(limit, newAmount) === 'looser';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    if (newAmount === null) return setProblem('profile.limit.refused.amount');
    if (isRaise && isRaiseBlocked) return setProblem('profile.limit.refused.raiseBlocked');
    onSet(newAmount);
  };

  return (
    <form className="fy-limit__form" onSubmit={submit} noValidate>
      <AmountField
        ref={field}
        label={text('profile.limit.named', {
          limit: text(`profile.limit.kind.${kind}`),
          per: text(`profile.limit.per.${period}`),
        })}
        sign={useCurrencySign(currency)}
        value={typed}
        hint={text(isRaise ? 'profile.limit.hint.looser' : 'profile.limit.hint.stricter', {
          hours: limitRaiseDelayHours,
        })}
        error={problem === null ? undefined : text(problem)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setProblem(null);
        }}
      />
      <div className="fy-limit__acts">
        <Button type="submit" size="small" variant="primary" isLoading={isRunning}>
          {text(isRaise ? 'profile.limit.raise' : 'profile.limit.save')}
        </Button>
        {amount !== null && !isRaiseBlocked && (
          <Button size="small" isLoading={isRunning} onClick={() => onSet(null)}>
            {text('profile.limit.remove')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          {text('profile.limit.back')}
        </Button>
      </div>
    </form>
  );
}
