export interface ReelView<Sign> {
  readonly rows: number;
  /** Symbols with their rows. While the reel turns, rows are fractional and may be outside the reel. */
  readonly cells: readonly { readonly row: number; readonly sign: Sign }[];
  readonly speed: number;
  readonly isTurning: boolean;
}

export const REEL_TIMES = { rampMs: 220, landMs: 620, settleMs: 150, windowsPerSecond: 5.5 };
/** Distance, in cells, by which a reel overshoots its final position before it moves back. */
const OVERRUN = 0.14;

interface Landing {
  readonly fromMs: number;
  readonly from: number;
  readonly to: number;
  readonly lastsMs: number;
}

/** Motion of a reel as a function of time. Symbols are on an endless tape; the position counts its cells. */
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

  /** Stops the reel so that it shows these symbols, listed from the top. */
  land(atMs: number, column: readonly Sign[]): void {
    const from = this.#placeAt(atMs);
    this.#rows = column.length;
    const cellsPerMs = this.#cellsPerMs();
    // The cubic easing starts at the current speed, hence distance = speed × time / 3.
    const distance = (cellsPerMs * REEL_TIMES.landMs) / 3;
    const to = Math.ceil(from + Math.max(distance, column.length));
    this.#landing = { fromMs: atMs, from, to, lastsMs: (3 * (to + OVERRUN - from)) / cellsPerMs };
    this.#write(to, column);
  }

  position(column: readonly Sign[]): void {
    this.#rows = column.length;
    this.#settle(Math.ceil(this.#rest) + column.length + 1);
    this.#write(this.#rest, column);
  }

  view(atMs: number): ReelView<Sign> {
    const landing = this.#landing;
    if (landing && atMs >= landing.fromMs + landing.lastsMs + REEL_TIMES.settleMs) this.#settle(landing.to);
    const position = this.#placeAt(atMs);
    const lowest = Math.floor(position);
    const shift = position - lowest;
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

  #signAt(position: number): Sign {
    const known = this.#tape.get(position);
    if (known !== undefined) return known;
    const drawn = this.#anySign();
    this.#tape.set(position, drawn);
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
    for (const position of this.#tape.keys())
      if (position < at || position > at + this.#rows) this.#tape.delete(position);
  }
}

/** Slows down, overshoots the final position slightly and moves back to it. */
function landedAt({ fromMs, from, to, lastsMs }: Landing, atMs: number): number {
  const part = (atMs - fromMs) / lastsMs;
  if (part < 1) return from + (to + OVERRUN - from) * (1 - (1 - part) ** 3);
  const back = Math.min(1, (atMs - fromMs - lastsMs) / REEL_TIMES.settleMs);
  return to + OVERRUN * (1 - back) ** 2;
}
