import type { Gamification } from '../modules/gamification/index.ts';
import type { Raffle } from '../modules/raffle/index.ts';
import { raffleWin, type Wallet } from '../modules/wallet/index.ts';
import type { Clock } from '../infra/clock.ts';
import type { Database, Transaction } from '../infra/database/database.ts';
import type { Log } from '../infra/log.ts';
import type { Sites } from '../sites/index.ts';

export interface DrawRafflesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly raffle: Pick<Raffle, 'hold' | 'enter' | 'due' | 'perform'>;
  readonly wallet: Pick<Wallet, 'takeStaked' | 'post'>;
  readonly gamification: Pick<Gamification, 'note'>;
  readonly sites: Pick<Sites, 'brands' | 'euroCents'>;
  readonly log: Pick<Log, 'error'>;
  wakeRelay(): void;
}

/** So many commits of bets in one look: what is more waits for the next. */
const MOST_BATCHES = 2_000;

/**
 * Enters all stakes that wait into the drops of their brands, and notes those that the gamification provider is told of,
 * in one transaction; then writes down coming drops, closes
 * the lists of those that are over, and draws, each in a transaction of its own: prizes are written down and paid and
 * everybody is told, or none of it. What fails is told to the log, holds up no other drop, and is tried again.
 * @returns how many stakes were taken in
 */
export async function drawRaffles(parts: DrawRafflesDeps): Promise<number> {
  const { raffle, sites, log } = parts;
  const entered = await enterHeld(parts).catch((err: unknown) => {
    log.error({ err }, 'stakes could not be entered into the drops of the raffle and wait');
    return NOTHING_ENTERED;
  });
  if (entered === null) return 0;
  for (const task of await raffle.due(sites.brands, entered.until)) {
    const { kind, site } = task;
    await performHeld(parts, task).catch((err: unknown) => {
      const drop = task.kind === 'commit' ? null : task.drop;
      log.error({ err, task: kind, brand: site.brand, drop }, 'a drop of the raffle waits: this failed');
    });
  }
  parts.wakeRelay();
  return entered.stakes;
}

interface Entered {
  readonly stakes: number;
  /** Null where it is not known. */
  readonly until: Date | null;
}

const NOTHING_ENTERED: Entered = { stakes: 0, until: null };

/** @returns null while another node is at it */
function enterHeld({ database, ...parts }: DrawRafflesDeps): Promise<Entered | null> {
  const { raffle, wallet, gamification, sites, clock } = parts;
  return database.transaction(async (tx) => {
    if (!(await raffle.hold(tx))) return null;
    // Before they are taken: what commits meanwhile waits for the next look.
    const startedAt = clock.now();
    const { stakes, until } = await wallet.takeStaked(tx, MOST_BATCHES);
    const counted = stakes.map(({ amount, ...stake }) => ({ ...stake, euroCents: sites.euroCents(amount) }));
    await gamification.note(tx, counted);
    for (const brand of new Set(stakes.map((stake) => stake.brand))) {
      const site = sites.brands.find((one) => one.brand === brand) ?? { brand, raffle: null };
      const own = stakes.filter((stake) => stake.brand === brand);
      await raffle.enter(tx, site, own);
    }
    return { stakes: stakes.length, until: until ?? startedAt };
  });
}

type Task = Parameters<Raffle['perform']>[1];

/** Nothing while another node is at it: that one does it, or the next look. */
const performHeld = ({ database, raffle, wallet }: DrawRafflesDeps, task: Task): Promise<void> =>
  database.transaction(async (tx: Transaction) => {
    if (!(await raffle.hold(tx))) return;
    for (const { key, playerId, amount } of await raffle.perform(tx, task))
      await wallet.post(tx, raffleWin({ prizeId: key, playerId, amount }));
  });
