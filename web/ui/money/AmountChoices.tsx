import { useId } from 'react';

import '../field/field.css';

export interface AmountChoice {
  /** As it goes over the wire. */
  readonly value: string;
  /** As the player's locale writes it. */
  readonly label: string;
  /** Beneath it, such as how large a part it is. */
  readonly detail?: string;
}

export interface AmountChoicesProps {
  label: string;
  choices: readonly AmountChoice[];
  /** None is chosen when another amount has been typed. */
  value: string;
  onChoose(value: string): void;
}

/** Amounts that many want, a press each. */
export function AmountChoices({ label, choices, value, onChoose }: AmountChoicesProps) {
  const name = useId();
  return (
    <div className="fy-choices" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label className="fy-choice" key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.label}
            {choice.detail !== undefined && <small>{choice.detail}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
