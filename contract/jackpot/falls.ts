import { HOUR } from '@foyer/domain/duration.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { Period } from './http.ts';
import { JACKPOT_CURRENCY, type PotId } from './pots.ts';
import type { Ticket } from './tickets.ts';

/**
 * FAIR-08: what the pots of a period held when they fell, computed again from its list and its terms. After a fall a pot
 * begins with its seed, and takes its share of every gift. What it held when the period began stands on earlier lists,
 * so its first fall is not computed; nor is one after a fall that was staged, which is on no list.
 */
export interface Fall {
  readonly bet: string;
  readonly pot: PotId;
  /** Cents of a euro: as the period tells it. */
  readonly told: bigint;
  /** Between these it was by the list, both included; null where the list does not say. */
  readonly computed: { readonly low: bigint; readonly high: bigint } | null;
  readonly unknown: 'staged' | 'first' | 'afterStaged' | null;
  /** Null where nothing was computed. */
  readonly agrees: boolean | null;
  /** What the rules forbid; null for nothing. */
  readonly fault: 'overCeiling' | 'notFull' | 'tooEarly' | null;
}

export interface Following {
  /** In the order of the list. */
  take(ticket: Ticket): void;
  /** In the order in which they are told. */
  falls(): readonly Fall[];
}

type Told = Period['wins'][number];
type Terms = Period['pots'][number];

/** A pot since it last fell. */
interface Since {
  /** All gifts of the list until then, in millionths of a euro. */
  readonly given: bigint;
  readonly gifts: number;
  /** What may lie in it beside its seed: of a gift that filled it, what was above the ceiling. */
  readonly above: bigint;
}

/** Ten thousandths of a millionth of a euro: a gift times a share. */
const CENT = 100_000_000n;
/**
 * A pot pays whole minor units of the winner's currency and exchanges whole ones of the others: so much it may hold
 * more or less than its seed afterwards.
 */
const EXCHANGED = 15n * CENT;

/** @param before when each pot last fell before the period, as far as that is known */
export function followPots(
  { pots, wins }: Pick<Period, 'pots' | 'wins'>,
  before: ReadonlyMap<PotId, string>,
): Following {
  const found = new Map<Told, Fall>();
  const since = new Map<PotId, Since | 'afterStaged'>();
  const drawn = wins.filter(({ by }) => by !== 'staged');
  const bets = new Set(drawn.map(({ bet }) => bet));
  let given = 0n;
  let gifts = 0;

  function fell(win: Told, terms: Terms, gift: bigint): void {
    const last = since.get(win.pot);
    const share = BigInt(terms.share);
    const computed =
      last && last !== 'afterStaged'
        ? heldBy(terms, last, { given, gifts: BigInt(gifts - last.gifts) })
        : null;
    const unknown = last === 'afterStaged' ? last : 'first';
    const previous = previousFall(wins, win) ?? before.get(win.pot) ?? null;
    const told = centsOf(win.amount);
    found.set(win, {
      bet: win.bet,
      pot: win.pot,
      told,
      computed,
      unknown: computed ? null : unknown,
      agrees: computed && computed.low <= told && told <= computed.high,
      fault: faultOf(win, terms, previous),
    });
    const isStagedNext = nextFall(wins, win)?.by === 'staged';
    const above = told >= centsOf(terms.ceiling) ? gift * share : 0n;
    since.set(win.pot, isStagedNext ? 'afterStaged' : { given, gifts, above });
  }

  return {
    take({ bet, microEuros }) {
      given += microEuros;
      gifts += 1;
      if (!bets.has(bet)) return;
      for (const win of drawn.filter((one) => one.bet === bet)) {
        const terms = pots.find(({ id }) => id === win.pot);
        if (terms) fell(win, terms, microEuros);
      }
    },
    falls: () =>
      wins.map(
        (win) =>
          found.get(win) ?? {
            bet: win.bet,
            pot: win.pot,
            told: centsOf(win.amount),
            computed: null,
            unknown: win.by === 'staged' ? 'staged' : 'first',
            agrees: null,
            fault: null,
          },
      ),
  };
}

/** What a pot held, and no more than its ceiling. Each gift was told rounded down to a millionth. */
function heldBy(
  terms: Terms,
  last: Since,
  now: { readonly given: bigint; readonly gifts: bigint },
): NonNullable<Fall['computed']> {
  const ceiling = centsOf(terms.ceiling);
  const share = BigInt(terms.share);
  const held = centsOf(terms.seed) * CENT + (now.given - last.given) * share;
  const paid = (units: bigint) => (units / CENT < ceiling ? units / CENT : ceiling);
  return { low: paid(held - EXCHANGED), high: paid(held + now.gifts * share + last.above + EXCHANGED) };
}

function faultOf({ amount, by, at }: Told, terms: Terms, previous: string | null): Fall['fault'] {
  const [told, ceiling] = [centsOf(amount), centsOf(terms.ceiling)];
  if (told > ceiling) return 'overCeiling';
  if (by === 'ceiling') return told < ceiling ? 'notFull' : null;
  if (by !== 'time') return null;
  const hours = terms.must_drop_within_hours;
  const isDue =
    hours !== null && (previous === null || Date.parse(at) - Date.parse(previous) >= hours * HOUR);
  return isDue ? null : 'tooEarly';
}

const previousFall = (wins: readonly Told[], win: Told): string | undefined =>
  wins.slice(0, wins.indexOf(win)).findLast(({ pot }) => pot === win.pot)?.at;

const nextFall = (wins: readonly Told[], win: Told): Told | undefined =>
  wins.slice(wins.indexOf(win) + 1).find(({ pot }) => pot === win.pot);

const centsOf = (euros: string): bigint => fromDecimal(euros, JACKPOT_CURRENCY).minor;
