/** Index of the field, before the first result. */
export const FIELD = -1;

/** Index to move to from the field or a result; null to leave the key to the browser. */
export function resultAfter(key: string, index: number, results: number): number | null {
  if (results === 0) return null;
  if (index === FIELD) return key === 'ArrowDown' || key === 'Enter' ? 0 : null;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(index + 1, results - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return index - 1; // from the first result to the field
    case 'Home':
      return 0;
    case 'End':
      return results - 1;
    default:
      return null;
  }
}
