import { drawText, wonBy, type DrawTerms } from './draw.ts';
import { followPots, type Fall } from './falls.ts';
import type { DrawData, Period, TicketSheet } from './http.ts';
import { DRAWN_POTS, type DrawnPotId, type PotId } from './potNames.ts';
import { finding, toHex, type Finding, type Sha256 } from './proof.ts';
import { NO_SHEET, readTicket, sheetText, ticketLine, type Ticket } from './tickets.ts';

/**
 * FAIR-08: recomputes a period from published data only. Pure, except for the hash function that the caller supplies.
 */
export type PeriodFinding = Finding<'commitment' | 'kept' | 'list' | 'count' | 'winners' | 'falls'>;
export type DrawFinding = Finding<'commitment' | 'kept' | 'listed' | 'won'>;

/** A win that was published but not drawn, drawn but not published, or that violates the rules of its pot. */
export interface Disagreement {
  readonly bet: string;
  readonly pot: string;
  readonly kind: 'notDrawn' | 'notTold' | 'notOnTheList' | NonNullable<Fall['fault']>;
}

export interface Verdict {
  readonly isTrue: boolean;
  readonly findings: readonly PeriodFinding[];
  readonly disagreements: readonly Disagreement[];
  /** One entry per published win, in published order. */
  readonly falls: readonly Fall[];
}

/** The published data of a period after its seed is revealed. */
export type RevealedPeriod = Pick<Period, 'id' | 'instance' | 'commitment' | 'pots' | 'wins'> & {
  readonly seed: string;
  readonly tickets: NonNullable<Period['tickets']>;
};

export const isRevealed = (period: Period): period is Period & RevealedPeriod =>
  period.seed !== null && period.tickets !== null;

export interface PeriodCheck {
  /** Adds the next sheets of the list of bets; call it in sheet order. */
  take(sheets: readonly TicketSheet[]): Promise<void>;
  /** Returns the result; call it after the last sheet. */
  verdict(): Promise<Verdict>;
}

export interface PeriodCheckOptions {
  readonly sha256: Sha256;
  /** Commitment that someone saved before the period began; null when nobody did. */
  readonly savedCommitment: string | null;
  /** When each pot was last won before the period; a pot whose last win is unknown is missing. */
  readonly before: ReadonlyMap<PotId, string>;
}

/** Number of draws computed concurrently. */
const TOGETHER = 200;

export function checkPeriod(
  period: RevealedPeriod,
  { sha256, savedCommitment: saved, before }: PeriodCheckOptions,
): PeriodCheck {
  const { id, seed, instance } = period;
  const oneIn = oneInOf(period);
  let hash = NO_SHEET;
  let counted = 0;
  const following = followPots(period, before);
  const unlisted = new Set(period.wins.map(({ bet }) => bet));
  const drawn = new Map<string, DrawnWin>();

  async function drawTicket({ bet, microEuros }: Ticket): Promise<void> {
    const digest = await sha256(drawText({ seed, instance, period: id, bet }));
    for (const pot of wonOf(digest, { microEuros, oneIn })) drawn.set(winName(bet, pot), { bet, pot });
  }
  function count(ticket: Ticket): void {
    counted++;
    unlisted.delete(ticket.bet);
    following.take(ticket);
  }

  return {
    async take(sheets) {
      let undrawn: Ticket[] = [];
      for (const { lines } of sheets) {
        hash = toHex(await sha256(sheetText(hash, lines)));
        for (const line of lines) {
          const ticket = readTicket(line);
          // Invalid lines are not counted.
          if (!ticket) continue;
          count(ticket);
          undrawn.push(ticket);
          if (undrawn.length < TOGETHER) continue;
          await Promise.all(undrawn.map(drawTicket));
          undrawn = [];
        }
      }
      await Promise.all(undrawn.map(drawTicket));
    },
    async verdict() {
      const { commitment, tickets, wins } = period;
      const hashed = toHex(await sha256(seed));
      const falls = following.falls();
      const draws = compareWins(wins, { unlisted, drawn });
      const faults = falls.flatMap(({ bet, pot, fault }): Disagreement[] =>
        fault === null ? [] : [{ bet, pot, kind: fault }],
      );
      const findings: PeriodFinding[] = [
        finding('commitment', commitment, hashed),
        ...(saved === null ? [] : [finding('kept', saved, commitment)]),
        finding('count', `${tickets.count}`, `${counted}`),
        finding('list', tickets.hash, hash),
        {
          what: 'winners',
          isTrue: draws.length === 0,
          published: `${wins.filter(({ by }) => by === 'odds').length}`,
          computed: `${drawn.size}`,
        },
        finding('falls', `${falls.length}`, `${falls.length - faults.length}`),
      ];
      const isTrue = findings.every((one) => one.isTrue);
      return { isTrue, findings, disagreements: [...draws, ...faults], falls };
    },
  };
}

type DrawnWin = Pick<Disagreement, 'bet' | 'pot'>;

/**
 * Wins by odds must be exactly those that the seed draws. Wins by ceiling or by time must belong to a
 * listed bet. Staged wins are not drawn and are skipped.
 */
function compareWins(
  wins: Period['wins'],
  {
    unlisted,
    drawn,
  }: { readonly unlisted: ReadonlySet<string>; readonly drawn: ReadonlyMap<string, DrawnWin> },
): readonly Disagreement[] {
  const published = new Set(wins.filter(({ by }) => by === 'odds').map(({ bet, pot }) => winName(bet, pot)));
  const unexpected = wins.flatMap(({ bet, pot, by }): Disagreement[] => {
    if (by === 'staged') return [];
    if (unlisted.has(bet)) return [{ bet, pot, kind: 'notOnTheList' }];
    return by === 'odds' && !drawn.has(winName(bet, pot)) ? [{ bet, pot, kind: 'notDrawn' }] : [];
  });
  const missing = [...drawn]
    .filter(([name]) => !published.has(name))
    .map(([, win]): Disagreement => ({ ...win, kind: 'notTold' }));
  return [...unexpected, ...missing];
}

const winName = (bet: string, pot: string): string => `${bet} ${pot}`;

export const oneInOf = ({ pots }: Pick<DrawData, 'pots'>): DrawTerms['oneIn'] => {
  const of = (id: DrawnPotId) => pots.find((pot) => pot.id === id)?.one_in ?? 0;
  return { mega: of('mega'), major: of('major'), minor: of('minor') };
};

export interface DrawClaim extends Ticket {
  readonly seed: string;
  readonly instance: string;
  readonly period: number;
  readonly oneIn: DrawTerms['oneIn'];
}

export interface ComputedDraw {
  readonly text: string;
  /** SHA-256 of the draw's text, in hex. */
  readonly digest: string;
  readonly pots: readonly {
    readonly id: DrawnPotId;
    /** 64 bits of the digest as a fraction from 0 to 1. */
    readonly number: number;
    /** The pot is won when `number` is below this. */
    readonly chance: number;
    readonly hasWon: boolean;
  }[];
  readonly won: readonly DrawnPotId[];
}

export async function computeDraw(claim: DrawClaim, sha256: Sha256): Promise<ComputedDraw> {
  const text = drawText(claim);
  const bytes = await sha256(text);
  const won = wonOf(bytes, claim);
  const digest = toHex(bytes);
  const pots = DRAWN_POTS.map((id, place) => ({
    id,
    number: Number(BigInt(`0x${digest.slice(place * 16, place * 16 + 16)}`)) / 2 ** 64,
    chance: claim.oneIn[id] > 0 ? Number(claim.microEuros) / (claim.oneIn[id] * 1_000_000) : 0,
    hasWon: won.includes(id),
  }));
  return { text, digest, pots, won };
}

/** A pot without published odds cannot be won. */
const wonOf = (digest: Uint8Array, terms: DrawTerms): readonly DrawnPotId[] =>
  wonBy(digest, terms).filter((pot) => terms.oneIn[pot] > 0);

/** Published data of the period that a draw claims to belong to; null when there is no such period. */
export interface Published {
  readonly commitment: string;
  /** Lines of the period's list; null until it is published. */
  readonly lines: Pick<ReadonlySet<string>, 'has'> | null;
}

/** Recomputes one draw from its data and compares it with the published values. */
export async function checkDraw(
  data: DrawData,
  sha256: Sha256,
  published: Published | null,
): Promise<{ readonly drawn: ComputedDraw; readonly findings: readonly DrawFinding[] }> {
  const ticket = { bet: data.bet, microEuros: BigInt(data.micro_euros) };
  const drawn = await computeDraw({ ...data, ...ticket, oneIn: oneInOf(data) }, sha256);
  const line = ticketLine(ticket);
  const named = (pots: readonly string[]) =>
    [...pots].sort((one, other) => one.localeCompare(other)).join(' ');
  const findings = [
    finding('commitment', data.commitment, toHex(await sha256(data.seed))),
    ...(published ? [finding('kept', published.commitment, data.commitment)] : []),
    ...(published?.lines ? [finding('listed', line, published.lines.has(line) ? line : '')] : []),
    finding('won', named(data.won), named(drawn.won)),
  ];
  return { drawn, findings };
}
