import { useId } from 'react';

import '../field/field.css';

export interface AmountChoice {
  /** The amount as a decimal string, as the platform expects it. */
  readonly value: string;
  /** The amount in the player's locale. */
  readonly label: string;
  /** Text below the amount, such as its share of a total. */
  readonly detail?: string;
}

export interface AmountChoicesProps {
  label: string;
  choices: readonly AmountChoice[];
  /** The value of the chosen amount. It matches no choice if the player typed another amount. */
  value: string;
  onChoose(value: string): void;
}

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
