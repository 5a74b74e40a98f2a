import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MAX_TEXT, useFieldNotes } from '../field/Field.tsx';
import './amountField.css';

export interface AmountFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'size' | 'children'> {
  label: string;
  /** The currency sign, and whether the player's locale puts it after the amount. */
  sign: { readonly text: string; readonly isBehind: boolean };
  /** Text next to the label, such as the available amount. */
  beside?: ReactNode;
  hint?: string;
  /** Text of the error. Screen readers read it as the description of the field. */
  error?: string | undefined;
}

/** A field for an amount of money, in the size of a headline. */
export function AmountField({ label, sign, beside, hint, error, ...input }: AmountFieldProps) {
  const { id, describedBy, isInvalid, notes } = useFieldNotes(hint, error);
  const currency = <span aria-hidden="true">{sign.text}</span>;
  return (
    <div className="fy-field">
      <label className="fy-sr" htmlFor={id}>
        {label}
      </label>
      <div className="fy-amount" data-invalid={error === undefined ? undefined : ''}>
        {!sign.isBehind && currency}
        <input
          maxLength={MAX_TEXT}
          {...input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
        />
        {sign.isBehind && currency}
        {beside && <small>{beside}</small>}
      </div>
      {notes}
    </div>
  );
}
