import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

import { useFieldNotes } from './Field.tsx';
import './field.css';

export interface CodeFieldProps {
  label: string;
  /** Accessible name of one box, counted from 1. */
  digitLabel: (position: number) => string;
  digits: number;
  /** Text below the boxes, which screen readers read as their description. */
  hint?: string;
  /** Whether the code is being submitted and cannot be edited. */
  isReadOnly?: boolean;
  /** Called with the digits entered so far, without gaps. */
  onChange: (code: string) => void;
  /** Text of the error. Screen readers read it as the description of the boxes. */
  error?: string;
}

/** A one-time code with a box per digit, the first focused on mount. A pasted or autofilled code fills all boxes. */
export function CodeField({ label, digitLabel, digits, hint, isReadOnly, onChange, error }: CodeFieldProps) {
  const { describedBy, isInvalid, notes } = useFieldNotes(hint, error);
  const [entered, setEntered] = useState<readonly string[]>(() => Array.from({ length: digits }, () => ''));

  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => boxes.current?.querySelector('input')?.focus(), []);

  const write = (position: number, text: string, box: HTMLInputElement) => {
    const typed = text.replace(/\D/g, '');
    const next = spread(entered, position, typed);
    setEntered(next);
    onChange(next.join(''));
    if (typed !== '') focusBox(box, Math.min(position + typed.length, digits - 1));
  };
  const pasted = (position: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    write(position, event.clipboardData.getData('text'), event.currentTarget);
  };
  const pressed = (position: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    if (event.key === 'ArrowLeft') focusBox(box, position - 1);
    else if (event.key === 'ArrowRight') focusBox(box, position + 1);
    else if (event.key === 'Backspace' && entered[position] === '' && position > 0) {
      write(position - 1, '', box);
      focusBox(box, position - 1);
    }
  };

  return (
    <fieldset className="fy-field" aria-describedby={describedBy}>
      <legend className="fy-field__label">{label}</legend>
      <div className="fy-code" dir="ltr" ref={boxes}>
        {entered.map((digit, position) => (
          <input
            key={position}
            className="fy-input"
            inputMode="numeric"
            autoComplete={position === 0 ? 'one-time-code' : 'off'}
            aria-label={digitLabel(position + 1)}
            aria-invalid={isInvalid}
            readOnly={isReadOnly}
            value={digit}
            onChange={({ currentTarget }) =>
              write(position, typedInto(digit, currentTarget.value, digits), currentTarget)
            }
            onPaste={pasted(position)}
            onKeyDown={pressed(position)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ))}
      </div>
      {notes}
    </fieldset>
  );
}

/** A complete code fills all boxes, wherever it was pasted. A single digit replaces the one in its box. */
export function spread(entered: readonly string[], position: number, typed: string): readonly string[] {
  const from = typed.length >= entered.length ? 0 : position;
  if (typed === '') return entered.map((digit, index) => (index === position ? '' : digit));
  return entered.map((digit, index) => typed[index - from] ?? digit);
}

/** What was typed into a box with a digit: browsers insert it before or after the digit, or fill in a whole code. */
export const typedInto = (digit: string, value: string, digits: number): string =>
  value.length > 1 && value.length < digits ? value.replace(digit, '') : value;

function focusBox(box: HTMLInputElement, position: number): void {
  const other = box.parentElement?.children[position];
  if (other instanceof HTMLInputElement) other.focus();
}
