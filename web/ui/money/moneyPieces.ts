/** A part from `Intl.NumberFormat.formatToParts`. */
export interface MoneyPart {
  type: string;
  value: string;
}

/** Adjacent characters of an amount in one style: figures, currency sign, cents or space. */
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

/** Merges adjacent parts of one kind; spaces become non-breaking. */
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
