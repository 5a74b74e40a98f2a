import { createHash } from 'node:crypto';
import { entryLine } from '@foyer/contract/raffle/draw.ts';
import { RAFFLE_CURRENCY } from '@foyer/contract/raffle/drops.ts';
import { checkDrop, type DropFinding } from '@foyer/contract/raffle/verify.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { tableExists } from '../../../infra/database/tableExists.ts';
import { readLines, type Line } from '../drops/closing.ts';
import { listedDrops, type ListedDrop } from '../drops/drops.ts';
import { presentWinner, winnersOfDrops, type WinnerRow } from '../drops/winners.ts';
import { recount, type ReadStakes } from './recount.ts';

export interface DropsAudit {
  /** The numbers of closed lists, of lists recounted from the stakes, and of drawn drops. */
  readonly lists: number;
  readonly counted: number;
  readonly drawn: number;
  readonly findings: readonly string[];
}

/**
 * Recomputes each drop with a closed list: the list from the stakes, the hash from the list, the winners
 * from the seed.
 * @param readStakes reads the ledger's stakes in the same transaction
 */
export async function auditDrops(queryable: Queryable, readStakes: ReadStakes): Promise<DropsAudit> {
  const drops = (await tableExists(queryable, 'raffle.left_out')) ? await listedDrops(queryable) : [];
  const findings: string[] = [];
  for (const drop of drops) {
    const lines = await readLines(queryable, drop.id, { from: 1, first: null });
    findings.push(...(await checkPublished(queryable, drop, lines)));
    findings.push(...(await recount(queryable, drop, lines, readStakes)));
  }
  return {
    lists: drops.length,
    counted: drops.filter(({ rates }) => rates !== null).length,
    drawn: drops.filter(({ drawnAt }) => drawnAt !== null).length,
    findings,
  };
}

const sha256 = (ascii: string) => Promise.resolve(createHash('sha256').update(ascii).digest());

const MESSAGES: Readonly<Partial<Record<DropFinding['what'], string>>> = {
  commitment: 'has another seed than its hash was published of',
  entries: 'has lines in its list that are none',
  entrants: 'has another number of lines than was published',
  tickets: 'has another number of tickets than was published',
  list: 'has another list than its hash was published of',
  winners: 'was won otherwise than its seed draws',
  amounts: 'was won for other prizes than were promised',
};
const OF_DRAW: readonly DropFinding['what'][] = ['winners', 'amounts'];

/** Runs the public check, and checks that each winning entry belongs to the player who was paid. */
async function checkPublished(
  queryable: Queryable,
  drop: ListedDrop,
  lines: readonly Line[],
): Promise<readonly string[]> {
  const winners = await winnersOfDrops(queryable, [drop.id]);
  const { findings } = await checkDrop(presentDrop(drop, winners), lines.map(entryLine), {
    sha256,
    saved: null,
  });
  const holders = new Map(lines.map(({ handle, playerId }) => [handle, playerId]));
  const others = winners.filter(({ handle, playerId }) => holders.get(handle) !== playerId);
  return [
    ...findings
      .filter(({ what, isTrue }) => !isTrue && (drop.drawnAt !== null || !OF_DRAW.includes(what)))
      .map(
        ({ what, published, computed }) => `${MESSAGES[what] ?? what}: ${published}, computed ${computed}`,
      ),
    ...others.map(({ prize, handle }) => `says that prize ${prize} was won by another than ${handle}`),
  ].map((found) => `the drop ${drop.id} ${found}`);
}

function presentDrop({ id, commitment, seed, terms, list }: ListedDrop, winners: readonly WinnerRow[]) {
  const euros = (cents: bigint) => toDecimal(money(cents, RAFFLE_CURRENCY));
  return {
    id,
    commitment,
    seed,
    prizes: terms.prizes.map((cents) => euros(BigInt(cents))),
    list: { entrants: list.entrants, tickets: Number(list.tickets), hash: list.hash },
    winners: winners.map(presentWinner),
    own: null,
  };
}
