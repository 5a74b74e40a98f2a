import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { playerBlocked, type PlayerAction, type Players } from '../modules/player/index.ts';
import type { Jackpot } from '../modules/jackpot/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Database, Transaction } from '../infra/database/database.ts';
import { appendEvent, transactionWithEvents } from '../infra/outbox/index.ts';
import { Refusal } from '../infra/refusal.ts';
import type { Site } from '../sites/index.ts';

export interface ChooseJackpotDeps {
  readonly database: Pick<Database, 'transaction'>;
  readonly players: Pick<Players, 'blockOf'>;
  readonly jackpot: Pick<Jackpot, 'account' | 'choose' | 'status'>;
  readonly wallet: Pick<Wallet, 'state' | 'openPot' | 'setContribution'>;
  /** Notifies the player's other tabs after the commit. */
  wakeRelay(): void;
}

export interface JackpotChoice {
  /** The site in the player's country. */
  readonly site: Site;
  readonly playerId: PlayerId;
  readonly isIn: boolean;
  /** In major units of the wallet's currency; null keeps the previous choice. */
  readonly contribution: number | null;
  readonly cause: string;
}

/**
 * JSOCK-03: opts the player in or out or changes the contribution, from the next stake on. Blocked players may only
 * opt out. @throws Refusal PlayerBlocked, JackpotNotOffered, ContributionNotOffered
 */
export async function chooseJackpot(deps: ChooseJackpotDeps, choice: JackpotChoice): Promise<OptInStatus> {
  return transactionWithEvents(deps, (tx) => choose(deps, tx, choice, 'play'));
}

interface JackpotChoiceAtRegistration extends Pick<JackpotChoice, 'site' | 'playerId'> {
  /** Null when the new player declined. */
  readonly contribution: Money | null;
}

/**
 * FLAG-13: stores the choice of the registration form in the caller's transaction; a declined offer too, so that the
 * player is not opted in by default. @returns why the choice was refused, which does not stop the registration
 */
export async function chooseJackpotAtRegistration(
  deps: Omit<ChooseJackpotDeps, 'database' | 'wakeRelay'>,
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
    await choose(deps, tx, choice, 'joinJackpotAtOpening');
    return null;
  } catch (error) {
    // A refusal is thrown before anything is written, so the transaction can continue.
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function choose(
  { players, jackpot, wallet }: Omit<ChooseJackpotDeps, 'database' | 'wakeRelay'>,
  tx: Transaction,
  { site, playerId, isIn, contribution, cause }: JackpotChoice,
  act: PlayerAction,
): Promise<OptInStatus> {
  const block = isIn ? await players.blockOf(tx, playerId, act) : null;
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

/** EXCLUSION-08: opts out a self-excluded or timed-out player, who must opt in again afterwards. */
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
