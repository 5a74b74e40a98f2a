import type { Sha256 } from '../jackpot/proof.ts';

/**
 * FAIR-08: how a raffle drop is drawn, so that anyone can recompute it. Pure, except for the hash function
 * that the caller supplies.
 *
 * When the drop ends, its list of entries is closed: one line per entrant, `<handle> <tickets>`, sorted by
 * handle. The SHA-256 of the lines, joined by line feeds, is published before the seed; the SHA-256 of the
 * seed was published before the drop began. Tickets are numbered from 1 in list order.
 *
 * For each prize, starting with prize 1:
 *
 * SHA-256 of the ASCII text `<seed>:<instance>:<prize>`
 *
 * The first sixteen bytes are a number. That number modulo the count of tickets whose holders have not won
 * yet is the zero-based index of the winning ticket among those tickets. Nobody wins twice in a drop; a
 * prize is not drawn when no tickets are left.
 */

/** An entrant under a pseudonym that is used in this drop only. */
export interface Entry {
  /** The pseudonym: sixteen hex digits. */
  readonly handle: string;
  readonly tickets: bigint;
}

export interface DrawnTicket {
  /** Prize number, starting at 1. */
  readonly prize: number;
  readonly handle: string;
  /** Ticket number within the whole list. */
  readonly ticket: bigint;
}

export interface RaffleDraw {
  /** Hex, as published for the drop. */
  readonly seed: string;
  readonly instance: string;
  readonly prizes: number;
  /** Sorted by handle. */
  readonly entries: readonly Entry[];
}

export const entryLine = ({ handle, tickets }: Entry): string => `${handle} ${tickets}`;

/** @returns null if the line is not a valid entry */
export function readEntry(line: string): Entry | null {
  if (!/^[0-9a-f]{16} [1-9]\d{0,17}$/.test(line)) return null;
  return { handle: line.slice(0, 16), tickets: BigInt(line.slice(17)) };
}

/** Returns the text whose SHA-256 (hex) is published when the list is closed. */
export const listText = (lines: readonly string[]): string => lines.join('\n');

export const prizeText = ({ seed, instance }: Pick<RaffleDraw, 'seed' | 'instance'>, prize: number): string =>
  `${seed}:${instance}:${prize}`;

/** Returns the winning ticket of each prize, first prize first. */
export async function drawWinners(draw: RaffleDraw, sha256: Sha256): Promise<readonly DrawnTicket[]> {
  const won = new Map<string, DrawnTicket>();
  let left = draw.entries.reduce((sum, { tickets }) => sum + tickets, 0n);
  for (let prize = 1; prize <= draw.prizes && left > 0n; prize++) {
    const index = winningIndex(await sha256(prizeText(draw, prize)), left);
    const { handle, ticket, tickets } = ticketAt(draw.entries, won, index);
    won.set(handle, { prize, handle, ticket });
    left -= tickets;
  }
  return [...won.values()];
}

/** Finds a ticket by `place`, its zero-based index among the tickets of entrants who have not won. */
function ticketAt(
  entries: readonly Entry[],
  won: ReadonlyMap<string, unknown>,
  index: bigint,
): Entry & { readonly ticket: bigint } {
  let [before, skipped] = [0n, 0n];
  for (const entry of entries) {
    const { handle, tickets } = entry;
    if (won.has(handle)) skipped += tickets;
    else if (index < before + tickets) return { ...entry, ticket: index + skipped + 1n };
    else before += tickets;
  }
  throw new RangeError('there are fewer tickets than that');
}

/**
 * Returns the zero-based index of the winning ticket among the `left` remaining tickets.
 * @param digest SHA-256 of `prizeText`
 */
export function winningIndex(digest: Uint8Array, left: bigint): bigint {
  const numbers = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return ((numbers.getBigUint64(0) << 64n) | numbers.getBigUint64(8)) % left;
}
