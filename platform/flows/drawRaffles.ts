import type { Raffle } from '../modules/raffle/index.ts';
import { raffleWin, type Wallet } from '../modules/wallet/index.ts';
import type { Clock } from '../plumbing/clock.ts';
import type { Database, Transaction } from '../plumbing/database/database.ts';
import type { Sites } from '../plumbing/sites/index.ts';

export interface DrawRafflesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly raffle: Pick<Raffle, 'hold' | 'enter' | 'look'>;
  readonly wallet: Pick<Wallet, 'takeStaked' | 'post'>;
  readonly sites: Pick<Sites, 'brands'>;
  wakeRelay(): void;
}

/** So many commits of bets in one look: what is more waits for the next. */
const MOST_BATCHES = 2_000;

/**
 * Enters all stakes that wait into the drops of their brands, writes down coming drops, closes the lists of those that
 * are over, and draws: prizes are written down and paid and everybody is told, in one transaction. Where it breaks,
 * stakes and drops wait on as they were.
 * @returns how many stakes were taken in
 */
export async function drawRaffles(parts: DrawRafflesParts): Promise<number> {
  const taken = await parts.database.transaction(async (tx) => {
    if (!(await parts.raffle.hold(tx))) return 0;
    return lookHeld(parts, tx);
  });
  parts.wakeRelay();
  return taken;
}

async function lookHeld(
  { raffle, wallet, sites, clock }: DrawRafflesParts,
  tx: Transaction,
): Promise<number> {
  // Before they are taken: what commits meanwhile waits for the next look.
  const startedAt = clock.now();
  const { stakes, until } = await wallet.takeStaked(tx, MOST_BATCHES);
  for (const site of sites.brands) {
    const own = stakes.filter(({ brand }) => brand === site.brand);
    await raffle.enter(tx, site, own);
    const { payments } = await raffle.look(tx, site, until ?? startedAt);
    for (const { key, playerId, amount } of payments)
      await wallet.post(tx, raffleWin({ prizeId: key, playerId, amount }));
  }
  return stakes.length;
}
