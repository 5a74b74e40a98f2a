import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Identity, NewPlayer } from '../modules/identity/index.ts';
import type { Limits } from '../modules/limits/index.ts';
import type { BonusGrant, Wallet } from '../modules/wallet/index.ts';
import type { Database, Transaction } from '../plumbing/database/database.ts';
import { Refusal } from '../plumbing/refusal.ts';
import type { Sites } from '../plumbing/sites/index.ts';

/** What a demo player begins with. A player who signs up has nothing of it. */
export interface Opening {
  readonly bonus?: Omit<BonusGrant, 'bonusId' | 'playerId'>;
}

export interface CreateAccountParts {
  readonly database: Database;
  readonly identity: Pick<Identity, 'createPlayer'>;
  readonly wallet: Wallet;
  readonly limits: Pick<Limits, 'change'>;
  readonly sites: Pick<Sites, 'byBrand'>;
  wakeRelay(): void;
}

/**
 * A player with a wallet and the limits he chose on the form: all of it or nothing.
 * @throws EmailTaken, RegistrationRefused, Refusal LimitNotOffered
 */
export async function createAccount(parts: CreateAccountParts, player: NewPlayer): Promise<PlayerId> {
  const playerId = await parts.database.transaction(async (tx) => {
    const opened = await openAccount(parts, tx, player);
    await setFirstLimits(parts, tx, opened, player);
    return opened;
  });
  parts.wakeRelay();
  return playerId;
}

/** The same inside a transaction of the caller's, who wakes the relay after it: for the seed. */
export async function openAccount(
  { identity, wallet }: Pick<CreateAccountParts, 'identity' | 'wallet'>,
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

/** LIC-10: what was chosen before there was an account holds from its first moment. */
async function setFirstLimits(
  { limits, sites }: Pick<CreateAccountParts, 'limits' | 'sites'>,
  tx: Transaction,
  playerId: PlayerId,
  { brand, country, currency, registration }: NewPlayer,
): Promise<void> {
  const chosen = registration?.limits ?? [];
  if (chosen.length === 0) return;
  const site = sites.byBrand(brand)?.inCountry(country);
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
