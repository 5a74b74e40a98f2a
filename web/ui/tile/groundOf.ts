import type { CSSProperties } from 'react';

/** A style with the poster's background colour as `--_ground`. */
export const groundOf = (ground: string): CSSProperties & Record<'--_ground', string> => ({
  '--_ground': ground,
});
