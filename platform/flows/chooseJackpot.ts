import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { playerBlocked, type Act, type Identity } from '../modules/identity/index.ts';
import type { Jackpot } from '../modules/jackpot/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Database, Transaction } from '../infra/database/database.ts';
import { appendEvent } from '../infra/outbox/index.ts';
import { Refusal } from '../infra/refusal.ts';
import type { Site } from '../sites/index.ts';

export interface ChooseJackpotDeps {
  readonly database: Database;
  readonly identity: Pick<Identity, 'blockOf'>;
  readonly jackpot: Pick<Jackpot, 'account' | 'choose' | 'status'>;
  readonly wallet: Pick<Wallet, 'state' | 'openPot' | 'setContribution'>;
  /** The other tabs of the player are told. */
  wakeRelay(): void;
}

export interface JackpotChoice {
  /** As the player sees it. */
  readonly site: Site;
  readonly playerId: PlayerId;
  readonly isIn: boolean;
  /** In major units of the wallet's currency; null keeps what was chosen before. */
  readonly contribution: number | null;
  readonly cause: string;
}

/**
 * JSOCK-03: a player opts in, changes the contribution, or opts out; his next stake goes by it. Whoever may not play
 * may not opt in; out is always open.
 * @throws Refusal PlayerBlocked, JackpotNotOffered, ContributionNotOffered
 */
export async function chooseJackpot(parts: ChooseJackpotDeps, choice: JackpotChoice): Promise<OptInStatus> {
  const chosen = await parts.database.transaction((tx) => choose(parts, tx, choice, 'play'));
  parts.wakeRelay();
  return chosen;
}

export interface JackpotChoiceAtRegistration {
  /** Where the account is opened. */
  readonly site: Site;
  readonly playerId: PlayerId;
  /** Null for a newcomer who takes no part. */
  readonly contribution: Money | null;
}

/**
 * FLAG-13: the same command for what a newcomer answered, in the transaction that opens the account; the caller wakes
 * the relay after it. A no is a choice too: nobody who gave it is opted in unasked. @returns why it was refused, which
 * stops nothing
 */
export async function chooseJackpotAtRegistration(
  parts: Omit<ChooseJackpotDeps, 'database' | 'wakeRelay'>,
  tx: Transaction,
  { site, playerId, contribution }: JackpotChoiceAtRegistration,
): Promise<Refusal | null> {
  if (!site.settings.jackpotOffer) return new Refusal('JackpotNotOffered', { status: 403 });
  const choice = {
    site,
    playerId,
    isIn: contribution !== null,
    contribution: contribution && Number(toDecimal(contribution)),
    cause: 'registration',
  };
  try {
    await choose(parts, tx, choice, 'joinJackpotAtOpening');
    return null;
  } catch (error) {
    // A refusal comes before anything is written.
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function choose(
  { identity, jackpot, wallet }: Omit<ChooseJackpotDeps, 'database' | 'wakeRelay'>,
  tx: Transaction,
  { site, playerId, isIn, contribution, cause }: JackpotChoice,
  act: Act,
): Promise<OptInStatus> {
  const block = isIn ? await identity.blockOf(tx, playerId, act) : null;
  if (block) throw playerBlocked(block);
  const { currency } = await wallet.state(tx, playerId);
  const { brand } = site;
  const amount = await jackpot.choose(tx, site, { playerId, brand, currency, isIn, contribution, cause });
  const pot = jackpot.account;
  if (amount) await wallet.openPot(tx, { brand, currency, pot });
  await wallet.setContribution(tx, { playerId, pot, amount });
  const status = await jackpot.status(tx, { playerId, currency });
  if (!status) throw new TypeError('what was chosen is not there');
  if (site.jackpot) {
    const { instanceId } = site.jackpot;
    await appendEvent(tx, 'jackpot.optInChanged', { playerId, instance_id: instanceId, ...status });
  }
  return status;
}

/**
 * EXCLUSION-08: whoever has excluded himself, or is in a time-out, comes back to no jackpot that he has not chosen anew. True
 * together with that, whether he is signed in or not.
 */
export async function leaveJackpot(
  tx: Transaction,
  {
    wallet,
    jackpot,
  }: {
    readonly wallet: Pick<Wallet, 'setContribution'>;
    readonly jackpot: Pick<Jackpot, 'account' | 'leave'>;
  },
  playerId: PlayerId,
  cause: string,
): Promise<void> {
  if (!(await jackpot.leave(tx, playerId, cause))) return;
  await wallet.setContribution(tx, { playerId, pot: jackpot.account, amount: null });
}
