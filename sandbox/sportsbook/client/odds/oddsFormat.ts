/** How odds are written. Odds are decimal odds in hundredths: 1.85 is 185. */
export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Odds as text. Decimal odds and American odds use the number format of the language. */
export function formatOdds(odds: number, format: OddsFormat, language: string): string {
  const whole = Math.floor(odds);
  if (format === 'fractional') return fraction(whole);
  if (format === 'american') return american(whole, language);
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    whole / 100,
  );
}

/** Profit per stake as a reduced fraction: 1.85 is 17/20. */
function fraction(odds: number): string {
  const profit = odds - 100;
  const divisor = greatestDivisor(profit, 100);
  return `${profit / divisor}/${100 / divisor}`;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Profit of a stake of 100 (from 2.00 on), or the stake for a profit of 100 (below), rounded to whole numbers. */
function american(odds: number, language: string): string {
  const profit = odds - 100;
  const number = profit >= 100 ? profit : profit <= 0 ? 0 : -Math.round(10_000 / profit);
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero', useGrouping: false }).format(number);
}
