import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../link/classNames.ts';
import './field.css';

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'onChange'> {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChoose(value: string): void;
}

export function Select({ label, options, onChoose, className, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className="fy-field">
      <label className="fy-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={classNames('fy-input fy-select', className)}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
