import { useId } from 'react';

import './progress.css';

export interface ProgressProps {
  label: string;
  /** 0 to 1. */
  value: number;
  /** The value in words, beside the label. */
  text: string;
}

/** How far something has come. */
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
