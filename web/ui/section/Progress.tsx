import { useId } from 'react';

import './progress.css';

export interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The value as text, beside the label. */
  text: string;
}

export function Progress({ label, value, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="fy-progress">
      <div className="fy-progress__head">
        <label htmlFor={id}>{label}</label>
        <span>{text}</span>
      </div>
      <progress id={id} value={value} max={1} />
    </div>
  );
}
