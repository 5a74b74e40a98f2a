/**
 * FAIR-08: the list of all bets of a period, in the order in which they were drawn. It is kept on sheets, one a draw. A
 * sheet's hash is taken together with that of the sheet before it, so the last hash stands for the whole list: no bet
 * can be left out, added, changed or moved after it was published, and it is published before the seed.
 */
export interface Ticket {
  /** `<studio>:<transaction>`; it has no blanks. */
  readonly bet: string;
  /** The contribution in millionths of a euro. */
  readonly microEuros: bigint;
}

/** The hash before the first sheet. */
export const NO_SHEET = '0'.repeat(64);

/** A ticket as it stands on its sheet. */
export const ticketLine = ({ bet, microEuros }: Ticket): string => `${bet} ${microEuros}`;

/** The text whose SHA-256, in hex, is a sheet's hash. ASCII, as all its parts. */
export const sheetText = (hashBefore: string, lines: readonly string[]): string =>
  [hashBefore, ...lines].join('\n');

/** @returns null for what is no ticket */
export function readTicket(line: string): Ticket | null {
  const [, bet, microEuros] = /^([\x21-\x7e]{1,300}) (\d{1,18})$/.exec(line) ?? [];
  return bet === undefined || microEuros === undefined ? null : { bet, microEuros: BigInt(microEuros) };
}
