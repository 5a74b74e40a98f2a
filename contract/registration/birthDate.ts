/** Fields in which a form asks for the parts of a date of birth. */
export const BIRTH_DATE_FIELDS = { day: 'birthDay', month: 'birthMonth', year: 'birthYear' } as const;
export type BirthDatePart = keyof typeof BIRTH_DATE_FIELDS;

type Parts = Readonly<Record<BirthDatePart, string>>;

/** Joins what was entered to `YYYY-MM-DD`, whether it is a date or not; empty if nothing was entered. */
export function joinBirthDate({ day, month, year }: Parts): string {
  const [days, months, years] = [digitsOf(day), digitsOf(month), digitsOf(year)];
  if (days + months + years === '') return '';
  return `${years}-${twoDigits(months)}-${twoDigits(days)}`;
}

/** The parts of a date as `joinBirthDate` returns it, without leading zeros of day and month. */
export function splitBirthDate(date: string): Parts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day: day.replace(/^0+/, ''), month: month.replace(/^0+/, ''), year };
}

/** Reads the date of birth of a form, which has either the date or its parts. */
export function birthDateIn(valueOf: (field: string) => string | null): string {
  const date = valueOf('birthDate');
  if (date !== null) return date;
  const { day, month, year } = BIRTH_DATE_FIELDS;
  return joinBirthDate({
    day: valueOf(day) ?? '',
    month: valueOf(month) ?? '',
    year: valueOf(year) ?? '',
  });
}

/** Whether this is a date of the calendar as `YYYY-MM-DD`. */
export function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(date)
  );
}

/** Japanese keyboards enter digits of full width, which NFKC turns into ordinary ones. */
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, 4);

const twoDigits = (digits: string): string => (digits === '' ? '' : digits.padStart(2, '0'));
