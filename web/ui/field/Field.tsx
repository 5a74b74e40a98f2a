import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../link/classNames.ts';
import './field.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  hint?: string;
  /** Error text; describes the field for screen readers. */
  error?: string;
  /** Icon at the start of the field. */
  icon?: ReactNode;
}

export function TextField({ label, hint, error, icon, className, ...input }: TextFieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  const control = (
    <input
      {...input}
      id={id}
      className={classNames('fy-input', className)}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy || undefined}
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
      {hint !== undefined && (
        <p className="fy-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Error text with an icon, so that it does not depend on colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="fy-field__error" id={id}>
      <Icon name="warning-circle" weight="fill" size="tiny" />
      {children}
    </p>
  );
}
