import type { Sha256 } from '../jackpot/proof.ts';

/**
 * FAIR-08: how a drop is drawn, for whoever wants to compute it again. Pure but for the hash, which is the caller's own: a
 * browser's, or anybody's.
 *
 * The list of a drop's entries is closed when the drop is over: one line an entrant, `<handle> <tickets>`, in the order
 * of the handles. SHA-256 of its lines, joined by line feeds, is published before the seed is told; SHA-256 of the seed
 * was published before the drop began. Tickets are numbered from 1 in the order of the list.
 *
 * For each prize, the first is 1:
 *
 *     SHA-256 of the ASCII text `<seed>:<instance>:<prize>`
 *
 * Its first sixteen bytes are a number; modulo the tickets of those who have not won in this drop yet, it is how many of
 * their tickets come before the one that wins. Nobody wins twice in one drop; a prize for which nobody is left is not
 * drawn.
 */

/** One who takes part, under a name of this drop alone. */
export interface Entry {
  /** Sixteen hex digits. */
  readonly handle: string;
  readonly tickets: bigint;
}

export interface DrawnTicket {
  /** The first prize is 1. */
  readonly prize: number;
  readonly handle: string;
  /** As it is numbered in the whole list. */
  readonly ticket: bigint;
}

export interface RaffleDraw {
  /** Hex, as the drop tells it. */
  readonly seed: string;
  readonly instance: string;
  /** How many there are. */
  readonly prizes: number;
  /** In the order of their handles. */
  readonly entries: readonly Entry[];
}

export const entryLine = ({ handle, tickets }: Entry): string => `${handle} ${tickets}`;

/** @returns null for what is no entry */
export function readEntry(line: string): Entry | null {
  const [, handle, tickets] = /^([0-9a-f]{16}) ([1-9]\d{0,17})$/.exec(line) ?? [];
  return handle === undefined || tickets === undefined ? null : { handle, tickets: BigInt(tickets) };
}

/** The text whose SHA-256, in hex, is published when the list is closed. */
export const listText = (lines: readonly string[]): string => lines.join('\n');

export const prizeText = ({ seed, instance }: Pick<RaffleDraw, 'seed' | 'instance'>, prize: number): string =>
  `${seed}:${instance}:${prize}`;

/** Who wins each prize, the first prize first. */
export async function drawWinners(draw: RaffleDraw, sha256: Sha256): Promise<readonly DrawnTicket[]> {
  const won = new Map<string, DrawnTicket>();
  let left = draw.entries.reduce((sum, { tickets }) => sum + tickets, 0n);
  for (let prize = 1; prize <= draw.prizes && left > 0n; prize++) {
    const place = winningIndex(await sha256(prizeText(draw, prize)), left);
    const { handle, ticket, tickets } = ticketAt(draw.entries, won, place);
    won.set(handle, { prize, handle, ticket });
    left -= tickets;
  }
  return [...won.values()];
}

/** `place`: how many tickets of those who have not won come before it. */
function ticketAt(
  entries: readonly Entry[],
  won: ReadonlyMap<string, unknown>,
  place: bigint,
): Entry & { readonly ticket: bigint } {
  let [before, skipped] = [0n, 0n];
  for (const entry of entries) {
    const { handle, tickets } = entry;
    if (won.has(handle)) skipped += tickets;
    else if (place < before + tickets) return { ...entry, ticket: place + skipped + 1n };
    else before += tickets;
  }
  throw new RangeError('there are fewer tickets than that');
}

/** How many of the tickets that are left come before the one that wins. @param digest of `prizeText` */
export function winningIndex(digest: Uint8Array, left: bigint): bigint {
  const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return ((words.getBigUint64(0) << 64n) | words.getBigUint64(8)) % left;
}
