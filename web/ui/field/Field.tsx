import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import './field.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  hint?: string;
  /** Text of the error. Screen readers read it as the description of the field. */
  error?: string;
  icon?: ReactNode;
}

/** CONST-01: maximum length of a text input in characters. */
export const MAX_TEXT = 100;

export function TextField({
  label,
  hint,
  error,
  icon,
  className,
  maxLength = MAX_TEXT,
  ...input
}: TextFieldProps) {
  const { id, describedBy, isInvalid, notes } = useFieldNotes(hint, error);
  const control = (
    <input
      {...input}
      maxLength={maxLength}
      id={id}
      className={classNames('fy-input', className)}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
    />
  );
  return (
    <div className="fy-field">
      <label className="fy-field__label" htmlFor={id}>
        {label}
      </label>
      {icon ? (
        <span className="fy-input-group">
          {icon}
          {control}
        </span>
      ) : (
        control
      )}
      {notes}
    </div>
  );
}

/** A field's id, its hint and error below it, and the attributes by which screen readers read both with the field. */
export function useFieldNotes(hint: string | undefined, error: string | undefined) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return {
    id,
    describedBy: describedBy || undefined,
    isInvalid: error === undefined ? undefined : true,
    notes: (
      <>
        {hint !== undefined && (
          <p className="fy-field__hint" id={hintId}>
            {hint}
          </p>
        )}
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </>
    ),
  };
}

/** Text of an error, with an icon, so that it is recognised without colours. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="fy-field__error" id={id}>
      <Icon name="warning-circle" weight="fill" size="tiny" />
      {children}
    </p>
  );
}
