import { useId } from 'react';

import './field.css';

interface CheckProps {
  readonly label: string;
  readonly hint: string;
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
}

export function Check({ label, hint, isChecked, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className="fy-check">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
    </div>
  );
}
