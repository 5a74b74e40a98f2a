/** A day of a calendar, without a place. */
export interface Day {
  readonly year: number;
  /** 1 to 12; beyond it runs into the next year, as `day` into the next month. */
  readonly month: number;
  readonly day: number;
}

/** The day it is at a moment in a place, an IANA name such as `Europe/Malta`. */
export function dayIn(timeZone: string, at: Date): Day {
  const { year, month, day } = partsOf(timeZone, at);
  return { year, month, day };
}

/** When a day begins in a place. Where a clock is put forward at midnight, it is the first moment of that day. */
export const startOfDay = (timeZone: string, day: Day): Date => hourOfDay(timeZone, day, 0);

/** When it is a full hour of a day in a place. Where a clock is put forward over it, it is the first moment after. */
export function hourOfDay(timeZone: string, { year, month, day }: Day, hour: number): Date {
  const wall = Date.UTC(year, month - 1, day, hour);
  // The offset before the guess may be another than the one at it, so it is looked at twice.
  const guess = wall - offsetMs(timeZone, new Date(wall));
  const offset = offsetMs(timeZone, new Date(guess));
  const found = wall - offset;
  // Where no clock shows that hour, one of the two lies before the clocks go forward and the other is the moment they do.
  const isShown = offsetMs(timeZone, new Date(found)) === offset;
  return new Date(isShown ? found : Math.max(guess, found));
}

/** 0 is Sunday. */
export const weekdayOf = ({ year, month, day }: Day): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

const offsetMs = (timeZone: string, at: Date): number => {
  const { year, month, day, hour, minute, second } = partsOf(timeZone, at);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at.getTime() / 1_000) * 1_000;
};

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(timeZone: string, at: Date) {
  const known = formats.get(timeZone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}
