import { FIRST_OUT } from '../../maths/crash/flight.ts';

/**
 * Reads the multiplier of an automatic cash-out as players type it, with a point or a comma.
 * @returns hundredths, at least the first multiplier; null for no automatic cash-out; `invalid` for other texts
 */
export function readTarget(text: string, most: number): number | null | 'invalid' {
  const digits = text.replace(',', '.').replaceAll(/[\s×x]/gi, '');
  if (digits === '') return null;
  if (!/^\d+(\.\d*)?$/.test(digits)) return 'invalid';
  const target = Math.floor(Number(digits) * 100 + 1e-6);
  return target >= most ? null : Math.max(FIRST_OUT, target);
}

/** Formats multipliers in hundredths so that `readTarget` can read them: without grouping. */
export function targetFormat(language: string): (multiplier: number) => string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const number = new Intl.NumberFormat(language, { ...digits, useGrouping: false });
  return (multiplier) => `${number.format(multiplier / 100)}×`;
}
