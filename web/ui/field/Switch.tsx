import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../link/classNames.ts';
import './switch.css';

type ToggleProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked'> & { checked: boolean };

/** A switch with immediate effect. Its name comes from a surrounding label or `aria-label`. */
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
