import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Players } from '../../modules/player/index.ts';
import type { NewPlayer, Registration } from '../../modules/registration/index.ts';
import type { Jackpot } from '../../modules/jackpot/index.ts';
import type { Limits } from '../../modules/limits/index.ts';
import type { BonusGrant, Wallet } from '../../modules/wallet/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { transactionWithEvents } from '../../infra/outbox/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { joinGlobalLimits } from '../globalLimits.ts';
import { chooseJackpotAtRegistration } from '../chooseJackpot.ts';
import { requestKyc, type KycDeps } from '../kyc/moveKyc.ts';
import { createPlayer, type CreatePlayerDeps } from './createPlayer.ts';

/** What a demo player starts with. */
export interface Opening {
  readonly bonus?: Omit<BonusGrant, 'bonusId' | 'playerId'>;
}

export interface CreateAccountDeps extends KycDeps {
  readonly database: Database;
  readonly players: KycDeps['players'] & Pick<Players, 'create' | 'blockOf'>;
  readonly signIn: CreatePlayerDeps['signIn'];
  readonly registration: Pick<Registration, 'save' | 'endDryRun' | 'saveJackpotRefusal'>;
  readonly selfExclusion: KycDeps['selfExclusion'] & CreatePlayerDeps['selfExclusion'];
  readonly wallet: Wallet;
  readonly limits: Pick<Limits, 'change' | 'share' | 'sharing'>;
  readonly jackpot: Pick<Jackpot, 'account' | 'choose' | 'status'>;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly legal: CreatePlayerDeps['legal'];
  wakeRelay(): void;
}

/**
 * Creates a player with a wallet and the limits and jackpot choice of the form, in one transaction. A refused jackpot
 * does not stop the registration. @throws EmailTaken, RegistrationRefused, DryRunEnd, Refusal LimitNotOffered
 */
export async function createAccount(deps: CreateAccountDeps, player: NewPlayer): Promise<PlayerId> {
  return transactionWithEvents(deps, async (tx) => {
    const opened = {
      playerId: await openAccount(deps, tx, player),
      player,
      site: deps.sites.byBrand(player.brand)?.inCountry(player.country),
    };
    await joinGlobalLimits(deps, tx, opened.playerId);
    await setFirstLimits(deps, tx, opened);
    await setFirstJackpot(deps, tx, opened);
    // LIC-19: a rule of the country may require verification from the registration on.
    const newcomer = await deps.players.get(tx, opened.playerId);
    await requestKyc(deps, tx, newcomer, { site: opened.site ?? null, occasion: { type: 'registration' } });
    deps.registration.endDryRun(player);
    return opened.playerId;
  });
}

/** Creates an account in the caller's transaction, for the demo data; the caller wakes the relay. */
export async function openAccount(
  deps: CreatePlayerDeps & { readonly wallet: Wallet },
  tx: Transaction,
  player: NewPlayer,
  opening: Opening = {},
): Promise<PlayerId> {
  const { wallet } = deps;
  const playerId = await createPlayer(deps, tx, player);
  await wallet.open(tx, { playerId, brand: player.brand, currency: player.currency });
  if (opening.bonus)
    await wallet.grantBonus(tx, { bonusId: `opening ${playerId}`, playerId, ...opening.bonus });
  return playerId;
}

const PERIOD = { day: 'Day', week: 'Week', month: 'Month' } as const satisfies Record<string, LimitPeriod>;

interface Opened {
  readonly playerId: PlayerId;
  readonly player: NewPlayer;
  /** The brand's site in the player's country; undefined for a brand that is no longer served. */
  readonly site: Site | undefined;
}

/** LIC-10: limits chosen on the form apply from the start. */
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
        scope: 'Brand',
        kind: 'Deposit',
        period: PERIOD[period],
        amount: amount.minor,
      },
    );
}

/** FLAG-13: the contribution chosen on the form applies from the start. If it is refused, the reason is stored. */
async function setFirstJackpot(
  deps: Pick<CreateAccountDeps, 'players' | 'registration' | 'jackpot' | 'wallet'>,
  tx: Transaction,
  { playerId, player: { registration }, site }: Opened,
): Promise<void> {
  if (!registration?.jackpot || !site) return;
  const { contribution } = registration.jackpot;
  const refused = await chooseJackpotAtRegistration(deps, tx, { site, playerId, contribution });
  if (refused) await deps.registration.saveJackpotRefusal(tx, playerId, refused.type);
}
