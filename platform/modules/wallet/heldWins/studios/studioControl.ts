import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Clock } from '../../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../../infra/database/database.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import { sumFairness, type Excess, type FairGame } from './fairBound.ts';
import {
  countResults,
  readResults,
  removeOldResults,
  type StudioAccount,
  type WindowResult,
} from './studioResults.ts';

/** What studios declare about their games. */
export interface DeclaredGames {
  /** `<studio>/<game>` of games whose outcomes players share, such as live tables. */
  readonly shared: readonly string[];
  /** Returns what a game declares, even if it is no longer in the catalogue. */
  fairGame(account: StudioAccount, game: string): FairGame;
}

/** A studio whose wins in a currency are held. */
export interface StudioHold extends StudioAccount {
  readonly since: Date;
  readonly reason: string;
  /** The operator; null if the studio's results led to the hold. */
  readonly heldBy: string | null;
}

export interface StudioHoldDecision extends StudioAccount {
  readonly operator: string;
  readonly reason: string;
}

/** The maximum number of commits whose movements are counted in one transaction. */
const MAX_BATCHES = 500;

/** MONEY-10: holds the wins of a studio that pays more than its games can return. */
export function createStudioControl(clock: Clock) {
  return {
    /**
     * Counts waiting movements and holds the studios that they bring above their bound.
     * @returns the new holds, and whether more movements wait; null while another node counts
     */
    async check(tx: Transaction, readDeclared: () => Promise<DeclaredGames>) {
      if (!(await lockCount(tx))) return null;
      const waiting = await countWaiting(tx);
      if (waiting === 0) return { holds: [], isBehind: false };
      const declared = await readDeclared();
      const at = clock.now();
      const changed = await countResults(tx, { batches: MAX_BATCHES, sharedGames: declared.shared });
      await removeOldResults(tx, at);
      const holds: StudioHold[] = [];
      for (const account of changed) {
        const excess = findExcess(await readResults(tx, account, at), (game) =>
          declared.fairGame(account, game),
        );
        const hold = excess && { ...account, since: at, reason: reasonOf(account, excess), heldBy: null };
        if (hold && (await insertHold(tx, hold))) holds.push(hold);
      }
      return { holds, isBehind: waiting > MAX_BATCHES };
    },
    /** Operator command; idempotent. @throws Refusal BadRequest without operator or reason */
    async hold(tx: Transaction, { operator, reason, studio, currency }: StudioHoldDecision): Promise<void> {
      requireTexts({ operator, reason });
      await insertHold(tx, { studio, currency, since: clock.now(), reason, heldBy: operator });
    },
    /**
     * Operator command: pays new wins again and restarts the count. Wins that were held stay held.
     * @throws Refusal BadRequest without operator or reason, StudioNotHeld
     */
    async end(tx: Transaction, decision: StudioHoldDecision): Promise<void> {
      requireTexts({ operator: decision.operator, reason: decision.reason });
      await endHold(tx, decision, clock.now());
    },
    running: readRunning,
  };
}

export interface WindowExcess extends Excess {
  readonly from: Date;
  /** Null: all games of the studio together. */
  readonly game: string | null;
}

/** The shortest window in which one game, or all games together, paid more than fair games do. */
export function findExcess(
  windows: readonly WindowResult[],
  fairGame: (game: string) => FairGame,
): WindowExcess | null {
  for (const { from, games } of windows) {
    const results = games.map((result) => ({ ...result, ...fairGame(result.game) }));
    for (const tested of [...results.map((result) => [result]), results]) {
      const excess = sumFairness(tested);
      const game = tested === results ? null : (tested[0]?.game ?? null);
      if (excess.wins > excess.mostFair) return { ...excess, from, game };
    }
  }
  return null;
}

function reasonOf({ currency }: StudioAccount, { from, game, stakes, wins, mostFair }: WindowExcess): string {
  const amount = (minor: number) => toDecimal(money(BigInt(Math.round(minor)), currency));
  return [
    `${game ?? 'all games'}: wins of ${amount(wins)} ${currency} on stakes of ${amount(stakes)}`,
    `since ${from.toISOString()}; fair games pay at most ${amount(mostFair)}`,
  ].join(' ');
}

/** One node counts at a time: a win must not be counted before its stake. */
async function lockCount(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('wallet.studio_results')) as "isLocked"`.execute(tx);
  return rows[0]?.isLocked ?? false;
}

/** Number of waiting commits, limited to one more than a transaction counts. */
async function countWaiting(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ waiting: bigint }>`
    select count(*) as waiting
    from (select from wallet.studio_movement limit ${MAX_BATCHES + 1}) first`.execute(tx);
  return Number(rows[0]?.waiting ?? 0);
}

/** @returns false if the studio is held already */
async function insertHold(
  tx: Transaction,
  { studio, currency, since, reason, heldBy }: StudioHold,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into wallet.studio_hold (studio, currency, since, reason, held_by)
    values (${studio}, ${currency}, ${since}, ${reason}, ${heldBy}) on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

async function endHold(
  tx: Transaction,
  { studio, currency, operator, reason }: StudioHoldDecision,
  at: Date,
): Promise<void> {
  // This statement waits for a running count, because that count must not add older movements to the new sums.
  await sql`
    insert into wallet.studio_count as c (studio, currency, since) values (${studio}, ${currency}, ${at})
    on conflict (studio, currency) do update set since = excluded.since, day_checked_at = null, week_checked_at = null`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    update wallet.studio_hold set ended_at = ${at}, ended_by = ${operator}, end_reason = ${reason}
    where studio = ${studio} and currency = ${currency} and ended_at is null`.execute(tx);
  if (numAffectedRows !== 1n) throw new Refusal('StudioNotHeld', { status: 409, keys: { studio, currency } });
  await sql`delete from wallet.studio_result
    where studio = ${studio} and currency = ${currency}`.execute(tx);
}

async function readRunning(queryable: Queryable): Promise<readonly StudioHold[]> {
  const { rows } = await sql<Omit<StudioHold, 'currency'> & { readonly currency: string }>`
    select studio, currency, since, reason, held_by as "heldBy" from wallet.studio_hold
    where ended_at is null order by since, id`.execute(queryable);
  return rows.map((row) => ({ ...row, currency: toCurrency(row.currency) }));
}

function requireTexts(texts: Readonly<Record<string, string>>): void {
  for (const [field, value] of Object.entries(texts))
    if (value.trim() === '') throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });
}
