import type { CSSProperties } from 'react';

/** The colour of a poster's ground, where its picture will be: `--_ground`. */
export const groundOf = (ground: string): CSSProperties & Record<'--_ground', string> => ({
  '--_ground': ground,
});
