import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

import { classNames } from '../link/classNames.ts';
import { FieldError } from './Field.tsx';
import './field.css';

export interface CodeFieldProps {
  label: string;
  /** Accessible name of one box, counted from 1. */
  digitLabel: (place: number) => string;
  digits: number;
  /** Description of the boxes for screen readers and the eye. */
  hint?: string;
  /** The code is being submitted and cannot be edited. */
  isReadOnly?: boolean;
  /** Called with the digits entered so far, without gaps. */
  onChange: (code: string) => void;
  /** Error text; describes the boxes for screen readers. */
  error?: string;
}

/**
 * A one-time code, one box per digit; the first box is focused on mount. A pasted or autofilled code is
 * spread over the boxes.
 */
export function CodeField({ label, digitLabel, digits, hint, isReadOnly, onChange, error }: CodeFieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  const [entered, setEntered] = useState<readonly string[]>(() => Array.from({ length: digits }, () => ''));

  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => boxes.current?.querySelector('input')?.focus(), []);

  const write = (place: number, text: string, box: HTMLInputElement) => {
    const typed = text.replace(/\D/g, '');
    const next = spread(entered, place, typed);
    setEntered(next);
    onChange(next.join(''));
    if (typed !== '') focusBox(box, Math.min(place + typed.length, digits - 1));
  };
  const pasted = (place: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    write(place, event.clipboardData.getData('text'), event.currentTarget);
  };
  const pressed = (place: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    if (event.key === 'ArrowLeft') focusBox(box, place - 1);
    else if (event.key === 'ArrowRight') focusBox(box, place + 1);
    else if (event.key === 'Backspace' && entered[place] === '' && place > 0) {
      write(place - 1, '', box);
      focusBox(box, place - 1);
    }
  };

  return (
    <fieldset className="fy-field" aria-describedby={describedBy || undefined}>
      <legend className="fy-field__label">{label}</legend>
      <div className="fy-code" dir="ltr" ref={boxes}>
        {entered.map((digit, place) => (
          <input
            key={place}
            className="fy-input"
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={digitLabel(place + 1)}
            aria-invalid={error === undefined ? undefined : true}
            readOnly={isReadOnly}
            value={digit}
            onChange={({ currentTarget }) =>
              write(place, typedInto(digit, currentTarget.value, digits), currentTarget)
            }
            onPaste={pasted(place)}
            onKeyDown={pressed(place)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ))}
      </div>
      {hint !== undefined && (
        <p className="fy-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/**
 * A complete code fills from the first box, wherever it was pasted; a single digit replaces the one in its
 * box.
 */
export function spread(entered: readonly string[], place: number, typed: string): readonly string[] {
  const from = typed.length >= entered.length ? 0 : place;
  if (typed === '') return entered.map((digit, index) => (index === place ? '' : digit));
  return entered.map((digit, index) => typed[index - from] ?? digit);
}

/** What was typed into a box that had a digit: browsers insert before or after it, or autofill a whole code. */
export const typedInto = (digit: string, value: string, digits: number): string =>
  value.length > 1 && value.length < digits ? value.replace(digit, '') : value;

function focusBox(box: HTMLInputElement, place: number): void {
  const other = box.parentElement?.children[place];
  if (other instanceof HTMLInputElement) other.focus();
}
