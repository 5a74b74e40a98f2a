type Positions = Readonly<Record<string, number>>;

/** Positions of the rows that scroll sideways, by the name of the row (`data-row`). */
export function createRowPositions(page: Pick<Document, 'querySelectorAll'>) {
  let positions: Positions = {};
  return {
    get: () => positions,
    /** Call when a row has been scrolled. @returns whether the element is a row */
    store(target: EventTarget | null): boolean {
      const name = target instanceof Element ? target.getAttribute('data-row') : null;
      if (name === null || !(target instanceof Element)) return false;
      positions = { ...positions, [name]: target.scrollLeft };
      return true;
    },
    /** Call when another history entry is shown. @param state of this entry */
    enter(state: unknown): void {
      positions = rowsOf(state);
    },
    /** Scrolls the rows of a page that was rendered. */
    restore(): void {
      if (Object.keys(positions).length === 0) return;
      for (const row of page.querySelectorAll('[data-row]')) {
        const left = positions[row.getAttribute('data-row') ?? ''];
        if (left !== undefined) row.scrollTo({ left, behavior: 'instant' });
      }
    },
  };
}

function rowsOf(state: unknown): Positions {
  const rows = typeof state === 'object' && state !== null && 'rows' in state ? state.rows : null;
  if (typeof rows !== 'object' || rows === null) return {};
  return Object.fromEntries(Object.entries(rows).filter(([, left]) => typeof left === 'number'));
}
