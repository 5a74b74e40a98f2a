import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Money } from '@foyer/vocabulary/money.ts';
import type { Identity, NewPlayer } from '../modules/identity/index.ts';
import { deposit, type BonusGrant, type Wallet } from '../modules/wallet/index.ts';
import type { Database, Transaction } from '../plumbing/database/database.ts';

/** What a demo player begins with. A player who signs up has nothing of it. */
export interface Opening {
  readonly deposit?: Money;
  readonly bonus?: Omit<BonusGrant, 'bonusId' | 'playerId'>;
}

export interface CreateAccountParts {
  readonly database: Database;
  readonly identity: Pick<Identity, 'createPlayer'>;
  readonly wallet: Wallet;
  wakeRelay(): void;
}

/**
 * A player with a wallet: both or neither.
 * @throws EmailTaken
 */
export async function createAccount(parts: CreateAccountParts, player: NewPlayer): Promise<PlayerId> {
  const playerId = await parts.database.transaction((tx) => openAccount(parts, tx, player));
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
  if (opening.deposit) {
    await wallet.post(
      tx,
      deposit({ caller: 'foyer:opening', key: `deposit ${playerId}`, playerId, amount: opening.deposit }),
    );
  }
  if (opening.bonus)
    await wallet.grantBonus(tx, { bonusId: `opening ${playerId}`, playerId, ...opening.bonus });
  return playerId;
}
