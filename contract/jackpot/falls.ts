import { HOUR } from '@foyer/domain/duration.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { Period } from './http.ts';
import { JACKPOT_CURRENCY, type PotId } from './potNames.ts';
import type { Ticket } from './tickets.ts';

/**
 * FAIR-08: a pot's win, recomputed from the period's published bets and terms. After a win a pot restarts
 * at its seed amount and receives its share of every contribution. A pot's first win in a period is not
 * recomputed (earlier bets are on earlier lists), nor is the win after a staged one, which is on no list.
 */
export interface Fall {
  readonly bet: string;
  readonly pot: PotId;
  /** Published amount in euro cents. */
  readonly published: bigint;
  /** Range of the recomputed amount, both ends included; null when the list does not determine it. */
  readonly computed: { readonly low: bigint; readonly high: bigint } | null;
  readonly unknown: 'staged' | 'first' | 'afterStaged' | null;
  /**
   * The published amount compared with the recomputed range; null when it was not recomputed. `lower` is no proof of
   * an error: contributions returned after their draw leave the pot, but are on no list.
   */
  readonly comparison: 'agrees' | 'lower' | 'differs' | null;
  /**
   * Rule that the win violates; null when it violates none. Whether an earlier bet had filled the pot or passed its
   * time limit is not checked: the list has neither returned contributions nor times.
   */
  readonly fault: 'overCeiling' | 'notFull' | 'tooEarly' | null;
}

export interface Following {
  /** Adds the next bet of the list; call it in list order. */
  take(ticket: Ticket): void;
  /** Returns the wins, recomputed from the bets added so far, in published order. */
  falls(): readonly Fall[];
}

type PublishedWin = Period['wins'][number];
type Terms = Period['pots'][number];

/** State of the list of bets at the last win of a pot. */
interface Since {
  /** Sum of all contributions on the list up to the win, in millionths of a euro. */
  readonly contributed: bigint;
  readonly contributions: number;
  /**
   * Amount that may remain in the pot besides its seed, because the contribution that filled it exceeded the ceiling.
   */
  readonly above: bigint;
}

/** One cent in units of contribution (millionths of a euro) times share (ten-thousandths). */
const CENT = 100_000_000n;
/**
 * Rounding tolerance: payouts and currency conversions use whole minor units, so a pot may hold slightly
 * more or less than its seed after a win.
 */
const EXCHANGED = 15n * CENT;

/**
 * Recomputes the wins of a period while its bets are read.
 * @param before when each pot was last won before the period, as far as known
 */
export function followPots(
  { pots, wins }: Pick<Period, 'pots' | 'wins'>,
  before: ReadonlyMap<PotId, string>,
): Following {
  const found = new Map<PublishedWin, Fall>();
  const since = new Map<PotId, Since | 'afterStaged'>();
  const drawn = wins.filter(({ by }) => by !== 'staged');
  const bets = new Set(drawn.map(({ bet }) => bet));
  let contributed = 0n;
  let contributions = 0;

  function recordWin(win: PublishedWin, terms: Terms, contribution: bigint): void {
    const last = since.get(win.pot);
    const share = BigInt(terms.share);
    const computed =
      last && last !== 'afterStaged'
        ? amountRange(terms, last, { contributed, contributions: BigInt(contributions - last.contributions) })
        : null;
    const unknown = last === 'afterStaged' ? last : 'first';
    const previous = previousFall(wins, win) ?? before.get(win.pot) ?? null;
    const published = centsOf(win.amount);
    found.set(win, {
      bet: win.bet,
      pot: win.pot,
      published,
      computed,
      unknown: computed ? null : unknown,
      comparison: computed && compare(published, computed),
      fault: faultOf(win, terms, previous),
    });
    const isStagedNext = nextFall(wins, win)?.by === 'staged';
    const above = published >= centsOf(terms.ceiling) ? contribution * share : 0n;
    since.set(win.pot, isStagedNext ? 'afterStaged' : { contributed, contributions, above });
  }

  return {
    take({ bet, microEuros }) {
      contributed += microEuros;
      contributions += 1;
      if (!bets.has(bet)) return;
      for (const win of drawn.filter((one) => one.bet === bet)) {
        const terms = pots.find(({ id }) => id === win.pot);
        if (terms) recordWin(win, terms, microEuros);
      }
    },
    falls: () =>
      wins.map(
        (win) =>
          found.get(win) ?? {
            bet: win.bet,
            pot: win.pot,
            published: centsOf(win.amount),
            computed: null,
            unknown: win.by === 'staged' ? 'staged' : 'first',
            comparison: null,
            fault: null,
          },
      ),
  };
}

/** Range of a pot's amount, limited to its ceiling. Published contributions are rounded down to a millionth. */
function amountRange(
  terms: Terms,
  last: Since,
  now: { readonly contributed: bigint; readonly contributions: bigint },
): NonNullable<Fall['computed']> {
  const ceiling = centsOf(terms.ceiling);
  const share = BigInt(terms.share);
  const held = centsOf(terms.seed) * CENT + (now.contributed - last.contributed) * share;
  const paid = (units: bigint) => (units / CENT < ceiling ? units / CENT : ceiling);
  return {
    low: paid(held - EXCHANGED),
    high: paid(held + now.contributions * share + last.above + EXCHANGED),
  };
}

function compare(published: bigint, { low, high }: NonNullable<Fall['computed']>): Fall['comparison'] {
  if (published < low) return 'lower';
  return published > high ? 'differs' : 'agrees';
}

function faultOf({ amount, by, at }: PublishedWin, terms: Terms, previous: string | null): Fall['fault'] {
  const [published, ceiling] = [centsOf(amount), centsOf(terms.ceiling)];
  if (published > ceiling) return 'overCeiling';
  if (by === 'ceiling') return published < ceiling ? 'notFull' : null;
  if (by !== 'time') return null;
  const hours = terms.must_drop_within_hours;
  const isDue =
    hours !== null && (previous === null || Date.parse(at) - Date.parse(previous) >= hours * HOUR);
  return isDue ? null : 'tooEarly';
}

const previousFall = (wins: readonly PublishedWin[], win: PublishedWin): string | undefined =>
  wins.slice(0, wins.indexOf(win)).findLast(({ pot }) => pot === win.pot)?.at;

const nextFall = (wins: readonly PublishedWin[], win: PublishedWin): PublishedWin | undefined =>
  wins.slice(wins.indexOf(win) + 1).find(({ pot }) => pot === win.pot);

const centsOf = (euros: string): bigint => fromDecimal(euros, JACKPOT_CURRENCY).minor;
