import { Temporal } from 'temporal-polyfill';

/** A calendar day without a time zone. */
export interface Day {
  readonly year: number;
  /** 1 to 12; a larger month runs into the next year, as a larger `day` runs into the next month. */
  readonly month: number;
  readonly day: number;
}

/** The day at a moment in a time zone, an IANA name such as `Europe/Malta`. */
export function dayIn(timeZone: string, at: Date): Day {
  const { year, month, day } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return { year, month, day };
}

/** When a day begins in a time zone: the first moment of that day where clocks go forward at midnight. */
export const startOfDay = (timeZone: string, day: Day): Date =>
  new Date(plainDate(day).toZonedDateTime(timeZone).epochMilliseconds);

/** A full hour of a day: the later one where clocks go back, the first moment after it where they go forward. */
export const hourOfDay = (timeZone: string, day: Day, hour: number): Date =>
  new Date(
    plainDate(day).toPlainDateTime({ hour }).toZonedDateTime(timeZone, { disambiguation: 'later' })
      .epochMilliseconds,
  );

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => plainDate(day).dayOfWeek % 7;

const plainDate = ({ year, month, day }: Day): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month: 1, day: 1 })
    .add({ months: month - 1 })
    .add({ days: day - 1 });
