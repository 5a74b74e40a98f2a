import { useId, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import './methodPicker.css';

export interface MethodChoice {
  readonly key: string;
  readonly name: string;
  /** Speed, fee, or why it cannot be used. */
  readonly detail: string;
  /** Badge of this method; null for none. */
  readonly note: string | null;
  readonly mark: ReactNode;
  readonly isDisabled?: boolean;
}

export interface MethodPickerProps {
  legend: string;
  methods: readonly MethodChoice[];
  value: string | null;
  onChoose(key: string): void;
}

/** Radio buttons for payment methods. */
export function MethodPicker({ legend, methods, value, onChoose }: MethodPickerProps) {
  const name = useId();
  return (
    <fieldset className="fy-methods">
      <legend className="fy-field__label">{legend}</legend>
      {methods.map(({ key, name: label, detail, note, mark, isDisabled = false }) => (
        <label className="fy-method" key={key}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            disabled={isDisabled}
            onChange={() => onChoose(key)}
          />
          <span className="fy-method__mark" aria-hidden="true">
            {mark}
          </span>
          <span>
            <b>{label}</b>
            <small>{detail}</small>
            {note !== null && (
              <small className="fy-method__note">
                <Icon name="gift" size="small" /> {note}
              </small>
            )}
          </span>
          <span className="fy-method__sign" aria-hidden="true">
            <Icon name="check-circle" weight="fill" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
