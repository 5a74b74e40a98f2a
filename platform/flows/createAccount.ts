import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Identity, NewPlayer } from '../modules/identity/index.ts';
import type { Jackpot } from '../modules/jackpot/index.ts';
import type { Limits } from '../modules/limits/index.ts';
import type { BonusGrant, Wallet } from '../modules/wallet/index.ts';
import type { Clock } from '../infra/clock.ts';
import type { Database, Transaction } from '../infra/database/database.ts';
import { Refusal } from '../infra/refusal.ts';
import type { Site, Sites } from '../sites/index.ts';
import { chooseJackpotAtRegistration } from './chooseJackpot.ts';
import { requestKyc, type KycDeps } from './compliance/kyc.ts';

/** What a demo player begins with. A player who signs up has nothing of it. */
export interface Opening {
  readonly bonus?: Omit<BonusGrant, 'bonusId' | 'playerId'>;
}

export interface CreateAccountDeps {
  readonly database: Database;
  readonly identity: KycDeps['identity'] &
    Pick<Identity, 'createPlayer' | 'endRehearsal' | 'blockOf' | 'keepJackpotRefused'>;
  readonly wallet: Wallet;
  readonly limits: Pick<Limits, 'change'>;
  readonly jackpot: Pick<Jackpot, 'account' | 'choose' | 'status'>;
  readonly compliance: Compliance;
  readonly cashier: Pick<Cashier, 'wakeHeld'>;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'byBrand'>;
  wakeRelay(): void;
}

/**
 * A player with a wallet, the limits and the jackpot he chose on the form: all of it or nothing, but for a jackpot that
 * he may not join.
 * @throws EmailTaken, RegistrationRefused, Rehearsed, Refusal LimitNotOffered
 */
export async function createAccount(parts: CreateAccountDeps, player: NewPlayer): Promise<PlayerId> {
  const playerId = await parts.database.transaction(async (tx) => {
    const opened = {
      playerId: await openAccount(parts, tx, player),
      player,
      site: parts.sites.byBrand(player.brand)?.inCountry(player.country),
    };
    await setFirstLimits(parts, tx, opened);
    await answerFirstJackpot(parts, tx, opened);
    // LIC-19: a country's rule may ask with the registration who a newcomer is.
    const newcomer = await parts.identity.player(tx, opened.playerId);
    await requestKyc(parts, tx, newcomer, { site: opened.site ?? null, occasion: { type: 'registration' } });
    parts.identity.endRehearsal(player);
    return opened.playerId;
  });
  parts.wakeRelay();
  return playerId;
}

/** The same inside a transaction of the caller's, who wakes the relay after it: for the seed. */
export async function openAccount(
  { identity, wallet }: { readonly identity: Pick<Identity, 'createPlayer'>; readonly wallet: Wallet },
  tx: Transaction,
  player: NewPlayer,
  opening: Opening = {},
): Promise<PlayerId> {
  const playerId = await identity.createPlayer(tx, player);
  await wallet.open(tx, { playerId, brand: player.brand, currency: player.currency });
  if (opening.bonus)
    await wallet.grantBonus(tx, { bonusId: `opening ${playerId}`, playerId, ...opening.bonus });
  return playerId;
}

const PERIOD = { day: 'Day', week: 'Week', month: 'Month' } as const satisfies Record<string, LimitPeriod>;

interface Opened {
  readonly playerId: PlayerId;
  readonly player: NewPlayer;
  /** The brand as the player sees it; undefined for one that is served no more. */
  readonly site: Site | undefined;
}

/** LIC-10: what was chosen before there was an account holds from its first moment. */
async function setFirstLimits(
  { limits }: Pick<CreateAccountDeps, 'limits'>,
  tx: Transaction,
  { playerId, player: { currency, registration }, site }: Opened,
): Promise<void> {
  const chosen = registration?.limits ?? [];
  if (chosen.length === 0) return;
  if (!site) throw new Refusal('LimitNotOffered', { status: 403 });
  for (const { period, amount } of chosen)
    await limits.change(
      tx,
      { playerId, currency, site },
      {
        kind: 'Deposit',
        period: PERIOD[period],
        amount,
      },
    );
}

/** FLAG-13: what was answered about the jackpot is so from the first moment, or it is kept why not. */
async function answerFirstJackpot(
  parts: Pick<CreateAccountDeps, 'identity' | 'jackpot' | 'wallet'>,
  tx: Transaction,
  { playerId, player: { registration }, site }: Opened,
): Promise<void> {
  if (!registration?.jackpot || !site) return;
  const { contribution } = registration.jackpot;
  const refused = await chooseJackpotAtRegistration(parts, tx, { site, playerId, contribution });
  if (refused) await parts.identity.keepJackpotRefused(tx, playerId, refused.type);
}
