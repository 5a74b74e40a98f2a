import { sql } from 'kysely';
import { findListError, joinList, type Book } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { parseKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { buildTrees, type SealedBalance } from './bookTrees.ts';
import { spanOf } from './days.ts';
import { lastMovements, readHourHashes, readKindTotals, type HourHash } from './movements.ts';
import { checkpointOf, readSealedBalances, readSeals, type Seal } from './readSeals.ts';
import { addTotals, formatStatement, parseStatement, statementHash, type Statement } from './statement.ts';

/** `last`: the balances of the last sealed day only. A day: also its rows. `all`: the rows and balances of every day. */
export type AuditedDays = 'last' | 'all' | { readonly day: string };

/**
 * Verifies the chain of checkpoints with the public keys, then sealed days against it. Call it in a transaction
 * with a consistent snapshot. @returns the number of sealed days, their transfers, and how many days were compared
 */
export async function auditSeals(queryable: Queryable, publicKeys: readonly string[], days: AuditedDays) {
  const seals = await readSeals(queryable);
  const findings = await findChainErrors(queryable, seals, publicKeys);
  const last = seals.at(-1);
  let compared = 0;
  // Without a valid chain of checkpoints there is nothing to compare the days with.
  if (last && findings.length === 0) {
    findings.push(...(await compareTrees(readSealedBalances(queryable), last)));
    const chosen = days === 'all' ? seals : seals.filter(({ day }) => days !== 'last' && days.day === day);
    if (typeof days === 'object' && chosen.length === 0) findings.push(`${days.day} is not sealed`);
    const balances = days === 'all' ? await createHistory(queryable) : null;
    for (const seal of chosen) {
      findings.push(...(await compareRows(queryable, seals, seal)));
      if (balances) findings.push(...(await compareTrees(balances.after(seals, seal), seal)));
      compared += 1;
    }
  }
  const transfers = seals
    .flatMap(({ statement }) => parseStatement(statement).hours)
    .reduce((sum, { table, count }) => (table === 'transfers' ? sum + count : sum), 0n);
  return { days: seals.length, lastDay: last?.day ?? null, transfers, compared, findings };
}

async function findChainErrors(
  queryable: Queryable,
  seals: readonly Seal[],
  publicKeys: readonly string[],
): Promise<string[]> {
  const keys = await Promise.all(publicKeys.map(parseKey));
  const error = await findListError(joinList(seals.map(({ note }) => note)), keys);
  if (error !== null) return [error];
  const findings: string[] = [];
  for (const seal of seals) {
    const { day, statement } = checkpointOf(seal);
    if (day !== seal.day) findings.push(`the checkpoint of ${day} is stored for ${seal.day}`);
    if (statement !== statementHash(seal.statement))
      findings.push(`${day}: the statement is not the one in the checkpoint`);
  }
  const cut = await findCut(queryable, seals.at(-1));
  return cut === null ? findings : [...findings, cut];
}

/** Reports seals that are missing at the end: only the day after the last sealed one can be closed without a seal. */
async function findCut(queryable: Queryable, last: Seal | undefined): Promise<string | null> {
  const { rows } = await sql<{ until: Date }>`
    select closed_until as until from wallet.closing
    where closed_until > coalesce(
      ${last?.day ?? null}::date + 2, (select min(opened_at at time zone 'UTC')::date + 1 from wallet.account),
      '-infinity')::timestamp at time zone 'UTC'`.execute(queryable);
  const until = rows[0]?.until.toISOString();
  return until === undefined
    ? null
    : `days until ${until} were sealed, and the last seal is ${last?.day ?? 'none'}`;
}

/** Whether the balances have the roots and totals of the checkpoint. */
async function compareTrees(
  pages: AsyncIterable<readonly SealedBalance[]>,
  seal: Seal,
): Promise<readonly string[]> {
  const trees = await buildTrees(pages, seal.nonceSecret);
  const text = (books: readonly Book[]) =>
    books.map(({ brand, currency, players, real, bonus, root }) =>
      [brand, currency, players, real, bonus, root].join(' '),
    );
  const sealed = text(checkpointOf(seal).books);
  const recomputed = text(trees.map(({ book }) => book));
  return sealed.join() === recomputed.join()
    ? []
    : [`${seal.day}: the balances of players are not those of the checkpoint`];
}

/** Whether the day's transfers and conclusions are those that were sealed. */
async function compareRows(
  queryable: Queryable,
  seals: readonly Seal[],
  seal: Seal,
): Promise<readonly string[]> {
  const before = seals[seals.indexOf(seal) - 1];
  const span = spanOf(seal.day, before === undefined);
  const sealed = parseStatement(seal.statement);
  const hours = await readHourHashes(queryable, span);
  const totals = addTotals(
    before ? parseStatement(before.statement).totals : [],
    await readKindTotals(queryable, span),
  );
  const findings = differentHours(sealed.hours, hours);
  const text = (of: Statement) => formatStatement({ ...of, hours: [] });
  if (text(sealed) !== text({ day: seal.day, hours: [], totals }))
    findings.push(`${seal.day}: the sums of the accounts are not those that were sealed`);
  return findings;
}

function differentHours(sealed: readonly HourHash[], found: readonly HourHash[]): string[] {
  const nameOf = ({ table, hour }: HourHash) => `${hour}: the ${table}`;
  const names = new Set([...sealed, ...found].map(nameOf));
  return [...names].sort().flatMap((name) => {
    const [before, now] = [sealed, found].map((hours) => hours.find((hour) => nameOf(hour) === name));
    if (before?.hash === now?.hash) return [];
    return [
      `${name} were changed after they were sealed: ${before?.count ?? 0n} then, ${now?.count ?? 0n} now`,
    ];
  });
}

/** Balances of all players from day to day, recomputed from the movements of each day. */
async function createHistory(queryable: Queryable) {
  const { rows } = await sql<SealedBalance & { since: string; sequence: bigint }>`
    select s.player_id as "playerId", a.brand, a.currency, s.since::text as since, 0::bigint as sequence,
           0::bigint as real, 0::bigint as bonus
    from wallet.sealed_balance s join wallet.account a on a.player_id = s.player_id and a.kind = 'real'
    order by s.since`.execute(queryable);
  const players = new Map(rows.map((row) => [row.playerId, row]));
  return {
    async *after(seals: readonly Seal[], { day }: Seal): AsyncGenerator<readonly SealedBalance[], void> {
      const span = spanOf(day, seals[0]?.day === day);
      const { rows: moved } = await lastMovements(span).execute(queryable);
      for (const { playerId, sequence, real, bonus } of moved) {
        const player = players.get(playerId);
        if (player && player.sequence < sequence) Object.assign(player, { sequence, real, bonus });
      }
      yield rows.filter(({ since }) => since <= day);
    },
  };
}
