import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../link/classNames.ts';
import './switch.css';

type ToggleProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked'> & { checked: boolean };

/** A switch that takes effect immediately. Its name comes from the label around it or from `aria-label`. */
export function Switch({ className, checked, ...input }: ToggleProps) {
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={classNames('fy-switch', className)}
    />
  );
}
