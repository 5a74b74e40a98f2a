import { afterEach, expect, it, vi } from 'vitest';
import { createRowPositions } from './rowPositions.ts';

class Row {
  readonly name: string | null;
  scrollLeft = 0;
  readonly scrollTo = vi.fn(({ left }: ScrollToOptions) => void (this.scrollLeft = left ?? 0));
  constructor(name: string | null) {
    this.name = name;
  }
  getAttribute = () => this.name;
}
afterEach(() => vi.unstubAllGlobals());

function page(...names: readonly string[]) {
  vi.stubGlobal('Element', Row);
  const rows = names.map((name) => new Row(name));
  const positions = createRowPositions({
    querySelectorAll: () => rows,
  } as unknown as Pick<Document, 'querySelectorAll'>);
  return { rows, positions };
}
const scrolled = (row: Row) => row as unknown as EventTarget;

it('rows that were scrolled return to their positions, the others stay', () => {
  const { rows, positions } = page('New', 'Slots');
  const [, slots] = rows;
  if (!slots) throw new Error('no row');
  slots.scrollLeft = 420;
  expect(positions.store(scrolled(slots))).toBe(true);
  const state = { top: 10, rows: positions.get() };
  positions.enter(null);
  positions.restore();
  expect(slots.scrollTo).not.toHaveBeenCalled();
  slots.scrollLeft = 0;
  positions.enter(state);
  positions.restore();
  expect(rows.map(({ scrollLeft }) => scrollLeft)).toEqual([0, 420]);
  expect(rows[0]?.scrollTo).not.toHaveBeenCalled();
});

it('the scrolling of anything else is not stored', () => {
  const { positions } = page();
  expect(positions.store(scrolled(new Row(null)))).toBe(false);
  expect(positions.store(null)).toBe(false);
});

it.each([null, 'x', { rows: 'x' }, { rows: { New: 'left' } }])(
  'the state %j of another page is ignored',
  (state) => {
    const { positions } = page('New');
    positions.enter(state);
    expect(positions.get()).toEqual({});
  },
);
