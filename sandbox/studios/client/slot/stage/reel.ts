/** What a reel shows at a moment. */
export interface ReelView<Sign> {
  /** How many rows the reel shows at rest. */
  readonly rows: number;
  /** Signs with the row of each; rows lie between two, and beyond the ends, while it turns. */
  readonly cells: readonly { readonly row: number; readonly sign: Sign }[];
  /** 0 at rest, 1 at full speed. */
  readonly speed: number;
  readonly isTurning: boolean;
}

export const REEL_TIMES = { rampMs: 220, landMs: 620, settleMs: 150, windowsPerSecond: 5.5 };
/** How far a reel runs over its place before it falls back, in cells. */
const OVERRUN = 0.14;

interface Landing {
  readonly fromMs: number;
  readonly from: number;
  readonly to: number;
  readonly lastsMs: number;
}

/**
 * One reel's motion, without pictures or clocks: it is told the time and says what it shows. Signs stand on an
 * endless tape that runs downwards; the place counts cells, and the lowest sign shown is that at the place.
 */
export class Reel<Sign> {
  readonly #anySign: () => Sign;
  readonly #tape = new Map<number, Sign>();
  #rows: number;
  #rest = 0;
  #startMs: number | null = null;
  #landing: Landing | null = null;

  constructor(column: readonly Sign[], anySign: () => Sign) {
    this.#anySign = anySign;
    this.#rows = column.length;
    this.#write(0, column);
  }

  spin(atMs: number): void {
    this.#startMs = atMs;
    this.#landing = null;
  }

  /** Lets the reel come to rest so that it shows these, from the top. */
  land(atMs: number, column: readonly Sign[]): void {
    const from = this.#placeAt(atMs);
    this.#rows = column.length;
    const cellsPerMs = this.#cellsPerMs();
    // The cubic that slows it begins at the speed it has: distance = speed × time / 3.
    const distance = (cellsPerMs * REEL_TIMES.landMs) / 3;
    const to = Math.ceil(from + Math.max(distance, column.length));
    this.#landing = { fromMs: atMs, from, to, lastsMs: (3 * (to + OVERRUN - from)) / cellsPerMs };
    this.#write(to, column);
  }

  /** Shows these at once. */
  place(column: readonly Sign[]): void {
    this.#rows = column.length;
    this.#settle(Math.ceil(this.#rest) + column.length + 1);
    this.#write(this.#rest, column);
  }

  view(atMs: number): ReelView<Sign> {
    const landing = this.#landing;
    if (landing && atMs >= landing.fromMs + landing.lastsMs + REEL_TIMES.settleMs) this.#settle(landing.to);
    const place = this.#placeAt(atMs);
    const lowest = Math.floor(place);
    const shift = place - lowest;
    const rows = this.#rows;
    const cells = Array.from({ length: shift > 0 ? rows + 1 : rows }, (_, index) => ({
      row: rows - 1 - index + shift,
      sign: this.#signAt(lowest + index),
    }));
    return { rows, cells, speed: this.#speedAt(atMs), isTurning: this.#startMs !== null };
  }

  #cellsPerMs(): number {
    return (REEL_TIMES.windowsPerSecond * this.#rows) / 1000;
  }

  #signAt(place: number): Sign {
    const known = this.#tape.get(place);
    if (known !== undefined) return known;
    const drawn = this.#anySign();
    this.#tape.set(place, drawn);
    return drawn;
  }

  #write(lowest: number, column: readonly Sign[]): void {
    for (const [index, sign] of [...column].reverse().entries()) this.#tape.set(lowest + index, sign);
  }

  #placeAt(atMs: number): number {
    if (this.#landing) return landedAt(this.#landing, atMs);
    if (this.#startMs === null) return this.#rest;
    const sinceMs = Math.max(0, atMs - this.#startMs);
    const rampMs = Math.min(sinceMs, REEL_TIMES.rampMs);
    return this.#rest + this.#cellsPerMs() * (rampMs ** 2 / (2 * REEL_TIMES.rampMs) + sinceMs - rampMs);
  }

  #speedAt(atMs: number): number {
    if (this.#startMs === null) return 0;
    const speeding = Math.min(1, (atMs - this.#startMs) / REEL_TIMES.rampMs);
    if (!this.#landing) return speeding;
    return speeding * Math.max(0, 1 - (atMs - this.#landing.fromMs) / this.#landing.lastsMs) ** 2;
  }

  #settle(at: number): void {
    this.#rest = at;
    this.#startMs = null;
    this.#landing = null;
    for (const place of this.#tape.keys())
      if (place < at || place > at + this.#rows) this.#tape.delete(place);
  }
}

/** Slows down to a little over the place, then falls back into it. */
function landedAt({ fromMs, from, to, lastsMs }: Landing, atMs: number): number {
  const part = (atMs - fromMs) / lastsMs;
  if (part < 1) return from + (to + OVERRUN - from) * (1 - (1 - part) ** 3);
  const back = Math.min(1, (atMs - fromMs - lastsMs) / REEL_TIMES.settleMs);
  return to + OVERRUN * (1 - back) ** 2;
}
