import type { Period, PeriodsAnswer, TicketsAnswer } from '@foyer/contract/jackpot/http.ts';
import type { PotId } from '@foyer/contract/jackpot/pots.ts';
import { checkPeriod, isTold, type Sha256, type Verdict } from '@foyer/contract/jackpot/verify.ts';
import { told, type Watched } from '../watched.ts';

export interface VerifyState {
  /** The latest first; null until they are known. */
  readonly periods: readonly Period[] | null;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly check: Check | null;
}

/** A period that is being computed again, or has been. */
export interface Check {
  readonly period: Period;
  /** Of its list, as far as it has come: the same array, which grows. */
  readonly lines: readonly string[];
  /** How many of them have been computed. */
  readonly computed: number;
  /** Null until all of its list has come. */
  readonly verdict: Verdict | null;
  readonly hasFailed: boolean;
}

export interface VerifyParts {
  readonly sha256: Sha256 | null;
  /** Each @throws when it is not to be had. */
  readonly fetchPeriods: (before: number | null, signal: AbortSignal) => Promise<PeriodsAnswer>;
  readonly fetchTickets: (period: number, from: number, signal: AbortSignal) => Promise<TicketsAnswer>;
}

export interface VerifyStore extends Watched<VerifyState> {
  /** Reads the latest periods, and computes one of them. @returns the way to stop */
  start(period: number | null, kept: string | null): () => void;
  /** Reads on, those before. */
  more(): Promise<void>;
  /** @param kept its commitment as somebody has kept it */
  choose(period: number, kept: string | null): Promise<void>;
}

const NOTHING: VerifyState = { periods: null, hasMore: false, hasFailed: false, check: null };

/** Periods as they were published, and one of them computed again from nothing else (D8). */
export function createVerifying(parts: VerifyParts): VerifyStore {
  const state = told(NOTHING);
  let leaving = new AbortController();
  let checking = new AbortController();

  async function readMore(): Promise<void> {
    const { periods } = state.read();
    const { signal } = leaving;
    const { periods: found } = await parts.fetchPeriods(periods?.at(-1)?.id ?? null, signal);
    if (signal.aborted) throw new Error('nobody waits for the periods');
    const known = [...(periods ?? []), ...found];
    state.become({
      ...state.read(),
      periods: known,
      // The first period is number one.
      hasMore: (found.at(-1)?.id ?? 1) > 1,
      hasFailed: false,
    });
  }

  async function find(id: number): Promise<Period | null> {
    for (;;) {
      const { periods, hasMore } = state.read();
      const found = periods?.find((period) => period.id === id);
      if (found) return found;
      if (periods && !(hasMore && (periods.at(-1)?.id ?? 0) > id)) return null;
      await readMore();
    }
  }

  async function more(): Promise<void> {
    const { signal } = leaving;
    await readMore().catch(() => {
      if (!signal.aborted) state.become({ ...state.read(), hasFailed: true });
    });
  }

  async function choose(id: number, kept: string | null): Promise<void> {
    checking.abort();
    const own = new AbortController();
    checking = own;
    try {
      const period = await find(id);
      const become = (check: Check) => state.become({ ...state.read(), check });
      const before = lastFalls(state.read().periods ?? [], id);
      if (period) await compute(parts, { period, kept, before, signal: own.signal }, become);
    } catch {
      if (own.signal.aborted || leaving.signal.aborted) return;
      const { check } = state.read();
      if (check?.period.id === id) state.become({ ...state.read(), check: { ...check, hasFailed: true } });
      else state.become({ ...state.read(), hasFailed: true });
    }
  }

  return {
    ...state,
    more,
    choose,
    start(period, kept) {
      leaving = new AbortController();
      state.become(NOTHING);
      void more().then(() => (period === null ? undefined : choose(period, kept)));
      return () => {
        leaving.abort();
        checking.abort();
      };
    },
  };
}

interface Computing {
  readonly period: Period;
  readonly kept: string | null;
  readonly before: ReadonlyMap<PotId, string>;
  readonly signal: AbortSignal;
}

/** When each pot last fell before a period began, of those that have been read. @param periods the latest first */
function lastFalls(periods: readonly Period[], id: number): ReadonlyMap<PotId, string> {
  const earlier = periods.filter((period) => period.id < id).reverse();
  return new Map(earlier.flatMap(({ wins }) => wins.map(({ pot, at }) => [pot, at] as const)));
}

/** Sheet after sheet, for as long as somebody waits for it. */
async function compute(
  { sha256, fetchTickets }: VerifyParts,
  { period, kept, before, signal }: Computing,
  become: (check: Check) => void,
): Promise<void> {
  const tell = (check: Check) => {
    if (!signal.aborted) become(check);
  };
  const lines: string[] = [];
  const started: Check = { period, lines, computed: 0, verdict: null, hasFailed: false };
  tell(started);
  if (!isTold(period) || !sha256) return;
  const again = checkPeriod(period, { sha256, kept, before });
  for (let from: number | null = 1; from !== null && !signal.aborted;) {
    const { sheets, next } = await fetchTickets(period.id, from, signal);
    await again.take(sheets);
    for (const sheet of sheets) for (const line of sheet.lines) lines.push(line);
    tell({ ...started, computed: lines.length });
    from = next;
  }
  tell({ ...started, computed: lines.length, verdict: await again.verdict() });
}
