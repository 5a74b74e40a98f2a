import type { CSSProperties } from 'react';

/** A `style` that passes values to the style sheet as CSS custom properties. */
export const customProperties = (
  properties: Readonly<Record<`--${string}`, string | number | undefined>>,
): CSSProperties => properties;
