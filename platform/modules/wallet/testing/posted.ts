import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { Posted } from '../posting/outcome.ts';

/** A response of a ledger that tests of the batcher imitate. */
export const POSTED: Posted = {
  playerId: 'anna' as PlayerId,
  balance: money(1n, 'EUR'),
  bonusBalance: money(0n, 'EUR'),
  sequence: 1,
  contributed: money(0n, 'EUR'),
  held: null,
  winTakenBack: null,
  wageredBonus: null,
};
