import { useId } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { refusalReason } from '../refusal/refusal.ts';
import { KIND_ICON, useDurationText, useMethodName, useReason } from '../texts.ts';
import type { MethodOption } from './methodChoices.ts';
import './methodPicker.css';

interface MethodPickerProps {
  readonly legend: string;
  readonly options: readonly MethodOption[];
  readonly value: string | null;
  onChoose(key: string): void;
}

export function MethodPicker({ legend, options, value, onChoose }: MethodPickerProps) {
  const text = useText();
  const name = useId();
  const labelsOf = useOptionLabels();
  return (
    <fieldset className="fy-stack fy-methods">
      <legend className="fy-field__label">{legend}</legend>
      {options.map((option) => {
        const { key, method } = option;
        const { title, detail } = labelsOf(option);
        return (
          <label className="fy-method" key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              disabled={method.refusal !== null}
              onChange={() => onChoose(key)}
            />
            <span className="fy-method__mark" aria-hidden="true">
              <Icon name={KIND_ICON[method.kind]} />
            </span>
            <span>
              <b>{title}</b>
              <small>{detail}</small>
              {/* FLAG-07: the award is advertised only if the method is available. */}
              {method.carriesAward && method.refusal === null && (
                <small className="fy-method__note">
                  <Icon name="gift" size="small" /> {text('cashier.award')}
                </small>
              )}
            </span>
            <span className="fy-method__sign" aria-hidden="true">
              <Icon name="check-circle" weight="fill" />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function useOptionLabels() {
  const text = useText();
  const formatDuration = useDurationText();
  const nameOf = useMethodName();
  const reason = useReason();
  return ({ method, account, isLastUsed }: MethodOption): { title: string; detail: string } => {
    const { kind, refusal, takesMinutes, accounts } = method;
    const label = nameOf(method.label);
    const isAnother = account === null && accounts.length > 0;
    const duration = formatDuration(takesMinutes);
    const detail = account || isAnother ? `${label} · ${duration}` : duration;
    const title = account?.label ?? (isAnother ? text(`cashier.another.${kind}`) : label);
    if (refusal) return { title, detail: reason(refusalReason(refusal)) };
    return { title, detail: isLastUsed ? text('cashier.lastUsed', { detail }) : detail };
  };
}
