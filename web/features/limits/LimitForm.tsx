import { useState, type FormEvent } from 'react';
import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { AmountField } from '../../ui/money/AmountField.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { useMeasure } from './measure.tsx';
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
  const measure = useMeasure(limit);
  const { limitRaiseDelayHours } = useSettings().rules;
  const { kind, period, amount } = limit;
  const [typed, setTyped] = useState(amount === null ? '' : measure.write(amount));
  const [problem, setProblem] = useState<string>();
  const field = useFocusHere<HTMLInputElement>();
  const newAmount = measure.read(typed);
  const isRaise = newAmount !== null && effectOf(limit, newAmount) === 'looser';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    if (newAmount === null) return setProblem(text(measure.problem, { most: measure.most }));
    if (isRaise && isRaiseBlocked) return setProblem(text('profile.limit.refused.raiseBlocked'));
    onSet(newAmount);
  };

  return (
    <form className="fy-fields" onSubmit={submit} noValidate>
      <AmountField
        ref={field}
        label={text('profile.limit.named', {
          limit: text(`profile.limit.kind.${kind}`),
          per: text(`profile.limit.per.${period}`),
        })}
        sign={measure.sign}
        value={typed}
        hint={text(isRaise ? 'profile.limit.hint.looser' : measure.hint, {
          hours: limitRaiseDelayHours,
        })}
        error={problem}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div className="fy-acts">
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
