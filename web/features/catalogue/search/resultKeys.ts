/** Index of the field, before the first result. */
export const FIELD = -1;

/** Index of the option that a key chooses, the field after the first; null to leave the key to the field. */
export function resultAfter(key: string, index: number, results: number): number | null {
  if (results === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, results - 1);
    case 'ArrowUp':
      return index === FIELD ? null : index - 1;
    case 'Enter':
      return index === FIELD ? 0 : null;
    default:
      return null;
  }
}
