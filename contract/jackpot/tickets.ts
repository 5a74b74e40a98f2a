/**
 * FAIR-08: a bet on the published list of a period. The list is in draw order and split into sheets, one per
 * draw batch. Each sheet's hash includes the previous hash, so the last hash, which is published before the
 * seed, commits to the whole list: no bet can be removed, added, changed or moved afterwards.
 */
export interface Ticket {
  /** `<studio>:<transaction>`, without spaces. */
  readonly bet: string;
  /** Contribution in millionths of a euro. */
  readonly microEuros: bigint;
}

/** Initial hash, before the first sheet. */
export const NO_SHEET = '0'.repeat(64);

export const ticketLine = ({ bet, microEuros }: Ticket): string => `${bet} ${microEuros}`;

/** Returns the ASCII text whose SHA-256 (hex) is the hash of a sheet. */
export const sheetText = (hashBefore: string, lines: readonly string[]): string =>
  [hashBefore, ...lines].join('\n');

/** @returns null if the line is not a valid ticket */
export function readTicket(line: string): Ticket | null {
  if (!/^[\x21-\x7e]{1,300} \d{1,18}$/.test(line)) return null;
  const space = line.indexOf(' ');
  return { bet: line.slice(0, space), microEuros: BigInt(line.slice(space + 1)) };
}
