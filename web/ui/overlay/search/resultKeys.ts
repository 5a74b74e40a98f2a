/** The field, which stands before the first result. */
export const FIELD = -1;

/** Where a key leads from the field or a result; null where it is the browser's own. */
export function resultAfter(key: string, place: number, results: number): number | null {
  if (results === 0) return null;
  if (place === FIELD) return key === 'ArrowDown' || key === 'Enter' ? 0 : null;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(place + 1, results - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return place - 1; // before the first is the field
    case 'Home':
      return 0;
    case 'End':
      return results - 1;
    default:
      return null;
  }
}
