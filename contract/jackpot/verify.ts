import { drawText, wonBy, type DrawTerms } from './draw.ts';
import type { DrawData, Period, TicketSheet } from './http.ts';
import { DRAWN_POTS, type DrawnPotId } from './pots.ts';
import { NO_SHEET, readTicket, sheetText, ticketLine, type Ticket } from './tickets.ts';

/**
 * D8: computes a period again from nothing but what was published. Pure but for the hash, which is the caller's own:
 * a browser's, or anybody's.
 */
export type Sha256 = (ascii: string) => Promise<Uint8Array>;

/** One thing that was computed, beside what was published of it. */
export interface Finding {
  readonly what: 'commitment' | 'kept' | 'list' | 'count' | 'winners' | 'listed' | 'won';
  readonly isTrue: boolean;
  readonly published: string;
  readonly computed: string;
}

/** A win that is told and was not drawn, or was drawn and is not told. */
export interface Disagreement {
  readonly bet: string;
  readonly pot: string;
  readonly kind: 'notDrawn' | 'notTold' | 'notOnTheList';
}

export interface Verdict {
  readonly isTrue: boolean;
  readonly findings: readonly Finding[];
  readonly disagreements: readonly Disagreement[];
}

/** What a period tells, once its seed is told. */
export type ToldPeriod = Pick<Period, 'id' | 'instance' | 'commitment' | 'pots' | 'wins'> & {
  readonly seed: string;
  readonly tickets: NonNullable<Period['tickets']>;
};

export const isTold = (period: Period): period is Period & ToldPeriod =>
  period.seed !== null && period.tickets !== null;

export interface PeriodCheck {
  /** Sheets in their order, as they come. */
  take(sheets: readonly TicketSheet[]): Promise<void>;
  /** After the last of them. */
  verdict(): Promise<Verdict>;
}

/** @param kept the commitment as somebody has kept it since before the period began; null where nobody has */
export function checkPeriod(period: ToldPeriod, sha256: Sha256, kept: string | null): PeriodCheck {
  const oneIn = oneInOf(period);
  let hash = NO_SHEET;
  let count = 0;
  const bets = new Set<string>();
  const drawn = new Set<string>();

  async function takeTicket(ticket: Ticket): Promise<void> {
    count++;
    bets.add(ticket.bet);
    const { won } = await computeDraw({ ...period, period: period.id, ...ticket, oneIn }, sha256);
    for (const pot of won) drawn.add(winName(ticket.bet, pot));
  }

  return {
    async take(sheets) {
      for (const { lines } of sheets) {
        hash = toHex(await sha256(sheetText(hash, lines)));
        const tickets = lines.flatMap((line) => readTicket(line) ?? []);
        // A line that is no ticket is in no count.
        await Promise.all(tickets.map(takeTicket));
      }
    },
    async verdict() {
      const { seed, commitment, tickets, wins } = period;
      const hashed = toHex(await sha256(seed));
      const disagreements = compareWins(wins, { bets, drawn });
      const findings: Finding[] = [
        finding('commitment', commitment, hashed),
        ...(kept === null ? [] : [finding('kept', kept, commitment)]),
        finding('count', `${tickets.count}`, `${count}`),
        finding('list', tickets.hash, hash),
        {
          what: 'winners',
          isTrue: disagreements.length === 0,
          published: `${wins.filter(({ by }) => by === 'odds').length}`,
          computed: `${drawn.size}`,
        },
      ];
      return { isTrue: findings.every(({ isTrue }) => isTrue), findings, disagreements };
    },
  };
}

const finding = (what: Finding['what'], published: string, computed: string): Finding => ({
  what,
  isTrue: published === computed,
  published,
  computed,
});

/**
 * Wins by the odds must be those that the seed draws, all of them and no others. What fell by a ceiling or by time fell
 * to a bet of the list; what was staged was drawn by nobody.
 */
function compareWins(
  wins: Period['wins'],
  { bets, drawn }: { readonly bets: ReadonlySet<string>; readonly drawn: ReadonlySet<string> },
): readonly Disagreement[] {
  const told = new Set(wins.filter(({ by }) => by === 'odds').map(({ bet, pot }) => winName(bet, pot)));
  const unexpected = wins.flatMap(({ bet, pot, by }): Disagreement[] => {
    if (by === 'staged') return [];
    if (!bets.has(bet)) return [{ bet, pot, kind: 'notOnTheList' }];
    return by === 'odds' && !drawn.has(winName(bet, pot)) ? [{ bet, pot, kind: 'notDrawn' }] : [];
  });
  const missing = [...drawn]
    .filter((name) => !told.has(name))
    .map((name): Disagreement => {
      const [bet = '', pot = ''] = name.split(' ');
      return { bet, pot, kind: 'notTold' };
    });
  return [...unexpected, ...missing];
}

const winName = (bet: string, pot: string): string => `${bet} ${pot}`;

export const oneInOf = ({ pots }: Pick<Period, 'pots'>): DrawTerms['oneIn'] => {
  const of = (id: DrawnPotId) => pots.find((pot) => pot.id === id)?.one_in ?? 0;
  return { mega: of('mega'), major: of('major'), minor: of('minor') };
};

export interface DrawClaim extends Ticket {
  readonly seed: string;
  readonly instance: string;
  readonly period: number;
  readonly oneIn: DrawTerms['oneIn'];
}

/** A draw as it was computed, with each number that decided. */
export interface ComputedDraw {
  readonly text: string;
  /** Hex. */
  readonly digest: string;
  readonly pots: readonly {
    readonly id: DrawnPotId;
    /** 64 bits of the digest as a fraction, 0 to 1. */
    readonly number: number;
    /** It wins where its number is below. */
    readonly chance: number;
    readonly hasWon: boolean;
  }[];
  readonly won: readonly DrawnPotId[];
}

export async function computeDraw(claim: DrawClaim, sha256: Sha256): Promise<ComputedDraw> {
  const text = drawText(claim);
  const bytes = await sha256(text);
  // A pot that is promised to nobody is won by nobody.
  const won = wonBy(bytes, claim).filter((pot) => claim.oneIn[pot] > 0);
  const digest = toHex(bytes);
  const pots = DRAWN_POTS.map((id, place) => ({
    id,
    number: Number(BigInt(`0x${digest.slice(place * 16, place * 16 + 16)}`)) / 2 ** 64,
    chance: claim.oneIn[id] > 0 ? Number(claim.microEuros) / (claim.oneIn[id] * 1_000_000) : 0,
    hasWon: won.includes(id),
  }));
  return { text, digest, pots, won };
}

/** What was published of the period that a draw says it is of; null where there is none. */
export interface Published {
  readonly commitment: string;
  /** The lines of its list, once it is closed. */
  readonly lines: ReadonlySet<string> | null;
}

/** One draw, computed again from its data, beside what was published. */
export async function checkDraw(
  data: DrawData,
  sha256: Sha256,
  published: Published | null,
): Promise<{ readonly drawn: ComputedDraw; readonly findings: readonly Finding[] }> {
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

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
