import { fromDecimal } from '@foyer/domain/money.ts';
import { finding, toHex, type Finding, type Sha256 } from '../jackpot/proof.ts';
import { drawWinners, entryLine, listText, winningIndex, prizeText, readEntry } from './draw.ts';
import type { DrawnTicket, Entry } from './draw.ts';
import { RAFFLE_CURRENCY, type Drop } from './drops.ts';

/** FAIR-08: recomputes a drop from published data only. Pure, except for the hash function that the caller supplies. */
export type DropFinding = Finding<
  | 'commitment'
  | 'kept'
  | 'keptPrizes'
  | 'keptList'
  | 'entries'
  | 'entrants'
  | 'tickets'
  | 'list'
  | 'winners'
  | 'amounts'
  | 'own'
>;

/** A winner who was drawn but not published, or published but not drawn, or published with another ticket or amount. */
export interface Disagreement {
  readonly prize: number;
  readonly handle: string;
  readonly kind: 'notDrawn' | 'notTold' | 'otherTicket' | 'otherAmount' | 'twice';
}

export interface Verdict {
  readonly isTrue: boolean;
  readonly findings: readonly DropFinding[];
  readonly disagreements: readonly Disagreement[];
  /** Recomputed winners, first prize first. */
  readonly drawn: readonly DrawnTicket[];
}

/** The published data of a drop after its seed is revealed. */
export type RevealedDrop = Pick<Drop, 'id' | 'commitment' | 'prizes' | 'winners' | 'own'> & {
  readonly seed: string;
  readonly list: NonNullable<Drop['list']>;
};

export const isRevealed = (drop: Drop): drop is Drop & RevealedDrop =>
  drop.seed !== null && drop.list !== null;

/** Values that someone saved when the drop was first published; null for values not saved. */
export interface SavedProof {
  readonly commitment: string | null;
  readonly prizes: readonly string[] | null;
  /** Hash of the list of entries. */
  readonly list: string | null;
}

export interface DropCheckOptions {
  readonly sha256: Sha256;
  readonly saved: SavedProof | null;
}

/**
 * Recomputes a drop and compares it with the published data.
 * @param lines all lines of the list of entries, in list order
 */
export async function checkDrop(
  drop: RevealedDrop,
  lines: readonly string[],
  { sha256, saved }: DropCheckOptions,
): Promise<Verdict> {
  const entries = entriesOf(lines);
  const drawn = await drawWinners(
    { ...drop, instance: drop.id, prizes: drop.prizes.length, entries },
    sha256,
  );
  const disagreements = [...compareWinners(drop.winners, drawn), ...compareAmounts(drop)];
  const findings: DropFinding[] = [
    finding('commitment', drop.commitment, toHex(await sha256(drop.seed))),
    ...(saved?.commitment ? [finding('kept', saved.commitment, drop.commitment)] : []),
    ...(saved?.prizes ? [finding('keptPrizes', saved.prizes.join(' '), drop.prizes.join(' '))] : []),
    ...(saved?.list ? [finding('keptList', saved.list, drop.list.hash)] : []),
    finding('entries', `${lines.length}`, `${entries.length}`),
    finding('entrants', `${drop.list.entrants}`, `${entries.length}`),
    finding('tickets', `${drop.list.tickets}`, `${ticketsOf(entries)}`),
    finding('list', drop.list.hash, toHex(await sha256(listText(lines)))),
    {
      what: 'winners',
      isTrue: disagreements.every(({ kind }) => kind === 'otherAmount'),
      published: winnersText(drop.winners),
      computed: winnersText(drawn),
    },
    {
      what: 'amounts',
      isTrue: disagreements.every(({ kind }) => kind !== 'otherAmount'),
      published: drop.winners.map(({ win_amount: amount }) => amount).join(' '),
      computed: drop.winners.map(({ prize }) => drop.prizes[prize - 1] ?? NONE).join(' '),
    },
    ...ownFinding(drop.own, entries),
  ];
  return { isTrue: findings.every((one) => one.isTrue), findings, disagreements, drawn };
}

const NONE = '-';

/** Returns the valid entries. Handles must be strictly ascending, so that nobody's tickets count twice. */
export function entriesOf(lines: readonly string[]): readonly Entry[] {
  const entries: Entry[] = [];
  let last = '';
  for (const line of lines) {
    const entry = readEntry(line);
    if (!entry || entry.handle <= last) continue;
    entries.push(entry);
    last = entry.handle;
  }
  return entries;
}

const ticketsOf = (entries: readonly Entry[]): bigint =>
  entries.reduce((sum, { tickets }) => sum + tickets, 0n);

interface Won {
  readonly prize: number;
  readonly handle: string;
  readonly ticket: bigint | number;
}

const winnersText = (winners: readonly Won[]): string =>
  [...winners]
    .sort((one, other) => one.prize - other.prize)
    .map(({ prize, handle, ticket }) => `${prize}: ${handle} ${ticket}`)
    .join(', ');

/** Published winners must equal the drawn ones: the right prize and ticket, each exactly once. */
function compareWinners(message: Drop['winners'], drawn: readonly DrawnTicket[]): readonly Disagreement[] {
  const byPrize = new Map(drawn.map((one) => [one.prize, one]));
  const prizes = new Set<number>();
  const handles = new Set<string>();
  const wrong = message.flatMap(({ prize, handle, ticket }): Disagreement[] => {
    const isAgain = prizes.has(prize) || handles.has(handle);
    prizes.add(prize);
    handles.add(handle);
    const winner = byPrize.get(prize);
    if (isAgain) return [{ prize, handle, kind: 'twice' }];
    if (winner?.handle !== handle) return [{ prize, handle, kind: 'notDrawn' }];
    return winner.ticket === BigInt(ticket) ? [] : [{ prize, handle, kind: 'otherTicket' }];
  });
  const publishedText = new Set(message.map(({ prize, handle }) => `${prize} ${handle}`));
  const missing = drawn
    .filter(({ prize, handle }) => !publishedText.has(`${prize} ${handle}`))
    .map(({ prize, handle }): Disagreement => ({ prize, handle, kind: 'notTold' }));
  return [...wrong, ...missing];
}

/** The amount that is published for a winner must equal the published amount of their prize. */
function compareAmounts({ winners, prizes }: RevealedDrop): readonly Disagreement[] {
  const minor = (amount: string) => fromDecimal(amount, RAFFLE_CURRENCY).minor;
  return winners.flatMap(({ prize, handle, win_amount: amount }): Disagreement[] => {
    const promised = prizes[prize - 1];
    const isPromised = promised !== undefined && minor(promised) === minor(amount);
    return isPromised ? [] : [{ prize, handle, kind: 'otherAmount' }];
  });
}

/** The caller's own entry must be on the list with the ticket count shown to them. */
function ownFinding(own: Drop['own'], entries: readonly Entry[]): readonly DropFinding[] {
  if (!own || (own.ticket_count === 0 && own.handle === null)) return [];
  const listed = entries.find(({ handle }) => handle === own.handle);
  const computed = listed ? entryLine(listed) : NONE;
  return [finding('own', `${own.handle ?? NONE} ${own.ticket_count}`, computed)];
}

/** Returns the ticket numbers of one entrant within the whole list; null if the entrant is not listed. */
export function numbersOf(
  entries: readonly Entry[],
  expected: string,
): { readonly first: bigint; readonly last: bigint } | null {
  let before = 0n;
  for (const { handle, tickets } of entries) {
    if (handle === expected) return { first: before + 1n, last: before + tickets };
    before += tickets;
  }
  return null;
}

/**
 * Returns the handle that holds a ticket; null if there is no such ticket.
 * @param number ticket number within the whole list
 */
export function holderOf(entries: readonly Entry[], number: bigint): string | null {
  if (number < 1n) return null;
  let before = 0n;
  for (const { handle, tickets } of entries) {
    before += tickets;
    if (number <= before) return handle;
  }
  return null;
}

/** The recomputed draw of one prize, with the numbers that decided it. */
export interface PrizeDraw {
  readonly text: string;
  /** SHA-256 of `text`, in hex. */
  readonly digest: string;
  /** Number of tickets whose holders had not won yet. */
  readonly left: bigint;
  /** Zero-based index of the winning ticket among the tickets of entrants who had not won yet. */
  readonly place: bigint;
  readonly winner: DrawnTicket;
}

/** @returns null if the prize was not drawn */
export async function computePrize(
  { seed, id }: Pick<RevealedDrop, 'seed' | 'id'>,
  { entries, drawn, prize }: PrizeOf,
  sha256: Sha256,
): Promise<PrizeDraw | null> {
  const winner = drawn.find((one) => one.prize === prize);
  if (!winner) return null;
  const before = new Set(drawn.filter((one) => one.prize < prize).map(({ handle }) => handle));
  const left = ticketsOf(entries.filter(({ handle }) => !before.has(handle)));
  const text = prizeText({ seed, instance: id }, prize);
  const bytes = await sha256(text);
  return { text, digest: toHex(bytes), left, place: winningIndex(bytes, left), winner };
}

export interface PrizeOf {
  readonly entries: readonly Entry[];
  /** Winners as returned by `checkDrop`. */
  readonly drawn: readonly DrawnTicket[];
  readonly prize: number;
}
