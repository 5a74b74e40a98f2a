/** What `Intl.NumberFormat.formatToParts` gives. */
export interface MoneyPart {
  type: string;
  value: string;
}

/** A run of an amount set in one way: the figures, the currency sign, or the cents. */
export interface MoneyPiece {
  kind: 'figures' | 'symbol' | 'minor' | 'space';
  value: string;
}

const KIND: Partial<Record<string, MoneyPiece['kind']>> = {
  decimal: 'minor',
  fraction: 'minor',
  currency: 'symbol',
  literal: 'space',
};

/** The parts of an amount as runs: neighbours of one kind are joined, spaces never break. */
export function moneyPieces(parts: readonly MoneyPart[]): MoneyPiece[] {
  const pieces: MoneyPiece[] = [];
  for (const { type, value } of parts) {
    const kind = KIND[type] ?? 'figures';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.value += value;
    else pieces.push({ kind, value: kind === 'space' ? '\u00a0' : value });
  }
  return pieces;
}
