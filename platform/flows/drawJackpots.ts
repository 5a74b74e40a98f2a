import type { BrandId } from '@foyer/vocabulary/ids.ts';
import type { Jackpot } from '../modules/jackpot/index.ts';
import { jackpotWin, type Wallet } from '../modules/wallet/index.ts';
import type { Database, Transaction } from '../plumbing/database/database.ts';
import type { Site, Sites } from '../plumbing/sites/index.ts';
import { leaveJackpot } from './chooseJackpot.ts';

export interface DrawJackpotsParts {
  readonly database: Database;
  readonly jackpot: Pick<
    Jackpot,
    'account' | 'hold' | 'draw' | 'due' | 'look' | 'keep' | 'stranded' | 'leave'
  >;
  readonly wallet: Pick<Wallet, 'takeGathered' | 'fundPot' | 'post' | 'setContribution'>;
  readonly sites: Pick<Sites, 'brands'>;
  wakeRelay(): void;
}

/** So many commits of bets in one draw: what is more waits for the next. */
const MOST_BATCHES = 500;

/**
 * Draws all bets that wait, of every brand: their gifts come into the pots, wins are written down and paid, pots begin
 * anew and everybody is told, in one transaction. Where it breaks, the bets wait on as they were.
 * @returns how many bets were drawn
 */
export async function drawJackpots(parts: DrawJackpotsParts): Promise<number> {
  const drawn = await parts.database.transaction(async (tx) => {
    if (!(await parts.jackpot.hold(tx))) return 0;
    return drawHeld(parts, tx);
  });
  parts.wakeRelay();
  return drawn;
}

async function drawHeld(parts: DrawJackpotsParts, tx: Transaction): Promise<number> {
  const gifts = await parts.wallet.takeGathered(tx, MOST_BATCHES);
  const entries = gifts.map((gift) => ({ ...gift, bet: `${gift.studio}:${gift.transactionId}` }));
  // A stake that was taken back before its draw was none.
  const takenBack = new Set(entries.filter(({ amount }) => amount.minor < 0n).map(({ bet }) => bet));
  const given = new Set(entries.filter(({ amount }) => amount.minor > 0n).map(({ bet }) => bet));
  const standing = entries.filter(({ bet }) => !(takenBack.has(bet) && given.has(bet)));
  const { staged, isLookDue } = await parts.jackpot.due(tx);
  const offering = parts.sites.brands.filter(({ jackpot }) => jackpot !== null).map(({ brand }) => brand);
  await keepStranded(
    parts,
    tx,
    standing.filter(({ brand }) => !offering.includes(brand)),
  );
  if (isLookDue) await releaseStranded(parts, tx, offering);
  for (const site of parts.sites.brands) {
    const own = standing.filter(({ brand }) => brand === site.brand);
    const hasWork = isLookDue || own.length > 0 || staged.has(site.brand);
    if (site.jackpot && hasWork) await drawBrand(parts, tx, site, own);
  }
  // Oldest first: what came before the newest of them is drawn.
  if (isLookDue) await parts.jackpot.look(tx, gifts.at(-1)?.at ?? null);
  return standing.length;
}

type Entries = Parameters<Jackpot['draw']>[2];

/** Of a brand whose jackpot is there no more, as its licence forbids it now or its file is gone. */
async function keepStranded(
  { jackpot }: DrawJackpotsParts,
  tx: Transaction,
  entries: readonly (Entries[number] & { readonly brand: BrandId })[],
): Promise<void> {
  for (const brand of new Set(entries.map((entry) => entry.brand)))
    await jackpot.keep(
      tx,
      brand,
      entries.filter((entry) => entry.brand === brand),
    );
}

/** Nobody gives to a jackpot that he cannot see, win or leave. */
async function releaseStranded(
  { jackpot, wallet }: DrawJackpotsParts,
  tx: Transaction,
  offering: readonly BrandId[],
): Promise<void> {
  for (const playerId of await jackpot.stranded(tx, offering))
    await leaveJackpot(tx, { jackpot, wallet }, playerId, 'JACKPOT_ENDED');
}

async function drawBrand(
  { jackpot, wallet }: DrawJackpotsParts,
  tx: Transaction,
  site: Site,
  entries: Entries,
): Promise<void> {
  const { fundings, payments } = await jackpot.draw(tx, site, entries);
  for (const funding of fundings) {
    await wallet.fundPot(tx, { ...funding, brand: site.brand, pot: jackpot.account });
  }
  for (const { key, playerId, amount } of payments) {
    await wallet.post(tx, jackpotWin({ winId: key, playerId, pot: jackpot.account, amount }));
  }
}
