/**
 * One reel's motion, without pictures or clocks: it is told the time and says what it shows. Symbols stand on an
 * endless tape that runs downwards; the place counts cells, and tape[place] is the lowest cell shown.
 */
export interface Reel<Sign> {
  spin(atMs: number): void;
  /** Lets the reel come to rest so that it shows these, from the top. */
  land(atMs: number, column: readonly Sign[]): void;
  /** Shows these at once. */
  place(column: readonly Sign[]): void;
  view(atMs: number): ReelView<Sign>;
}

export interface ReelView<Sign> {
  /** How many rows the reel shows at rest. */
  readonly rows: number;
  /** Signs with the row of each, from the top; rows lie between two while it turns. */
  readonly cells: readonly { readonly row: number; readonly sign: Sign }[];
  /** 0 at rest, 1 at full speed. */
  readonly speed: number;
  readonly isTurning: boolean;
}

export interface ReelTimes {
  readonly rampMs: number;
  readonly landMs: number;
  readonly settleMs: number;
  /** Windows a second at full speed. */
  readonly windowsPerSecond: number;
}

export const REEL_TIMES: ReelTimes = { rampMs: 220, landMs: 620, settleMs: 150, windowsPerSecond: 5.5 };
/** How far a reel runs over its place before it falls back. */
const OVERRUN = 0.14;

interface Landing {
  readonly fromMs: number;
  readonly from: number;
  readonly to: number;
  readonly lastsMs: number;
}

export function createReel<Sign>(
  column: readonly Sign[],
  anySign: () => Sign,
  times = REEL_TIMES,
): Reel<Sign> {
  const tape = new Map<number, Sign>();
  let rows = column.length;
  let rest = 0;
  let startMs: number | null = null;
  let landing: Landing | null = null;

  const signAt = (place: number): Sign => {
    const known = tape.get(place);
    if (known !== undefined) return known;
    const drawn = anySign();
    tape.set(place, drawn);
    return drawn;
  };
  const write = (lowest: number, signs: readonly Sign[]): void => {
    for (const [index, sign] of [...signs].reverse().entries()) tape.set(lowest + index, sign);
  };
  const cellsPerMs = (): number => (times.windowsPerSecond * rows) / 1000;

  const running = (sinceMs: number): number => {
    const ramp = Math.min(sinceMs, times.rampMs);
    return cellsPerMs() * (ramp ** 2 / (2 * times.rampMs) + Math.max(0, sinceMs - times.rampMs));
  };

  const placeAt = (atMs: number): number => {
    if (landing) {
      const { fromMs, from, to, lastsMs } = landing;
      const part = Math.min(1, (atMs - fromMs) / lastsMs);
      if (part < 1) return from + (to + OVERRUN - from) * (1 - (1 - part) ** 3);
      const back = Math.min(1, (atMs - fromMs - lastsMs) / times.settleMs);
      return to + OVERRUN * (1 - back) ** 2;
    }
    return startMs === null ? rest : rest + running(Math.max(0, atMs - startMs));
  };
  const isOver = (atMs: number): boolean =>
    landing !== null && atMs >= landing.fromMs + landing.lastsMs + times.settleMs;

  const settle = (at: number): void => {
    rest = at;
    startMs = null;
    landing = null;
    for (const place of tape.keys()) if (place < at || place > at + rows) tape.delete(place);
  };

  write(0, column);
  return {
    spin(atMs) {
      startMs = atMs;
      landing = null;
    },
    land(atMs, signs) {
      const from = placeAt(atMs);
      rows = signs.length;
      // The cubic that slows it begins at the speed it has: distance = speed × time / 3.
      const distance = (cellsPerMs() * times.landMs) / 3;
      const to = Math.ceil(from + Math.max(distance, rows));
      landing = { fromMs: atMs, from, to, lastsMs: (3 * (to + OVERRUN - from)) / cellsPerMs() };
      write(to, signs);
    },
    place(signs) {
      rows = signs.length;
      settle(Math.ceil(rest) + rows + 1);
      write(rest, signs);
    },
    view(atMs) {
      if (landing && isOver(atMs)) settle(landing.to);
      const place = placeAt(atMs);
      const lowest = Math.floor(place);
      const shift = place - lowest;
      const cells = Array.from({ length: shift > 0 ? rows + 1 : rows }, (_, index) => ({
        row: rows - 1 - index + shift,
        sign: signAt(lowest + index),
      }));
      const isTurning = startMs !== null;
      const slowing = landing ? Math.max(0, 1 - (atMs - landing.fromMs) / landing.lastsMs) ** 2 : 1;
      const speeding = Math.min(1, (atMs - (startMs ?? atMs)) / times.rampMs);
      return { rows, cells, speed: isTurning ? slowing * speeding : 0, isTurning };
    },
  };
}
