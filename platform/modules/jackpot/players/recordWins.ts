import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { toJson, type Money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { recordEvent } from '../../../infra/outbox/index.ts';
import type { PotWin } from '../books/drawing.ts';
import { winIdOf } from '../books/tables.ts';

/** Records the win of a pot for operators, and each share of it that other players receive. */
export async function recordWins(tx: Transaction, brand: BrandId, win: PotWin): Promise<void> {
  const record = (playerId: string, paid: Money, isCommunityShare: boolean): Promise<void> =>
    recordEvent(tx, {
      type: 'jackpot.won',
      playerId: playerId as PlayerId,
      brand,
      at: win.at,
      data: { winId: winIdOf(brand, win), pot: win.pot, isCommunityShare, paid: toJson(paid) },
    });
  await record(win.playerId, win.paid, false);
  for (const { playerId, paid } of win.community) await record(playerId, paid, true);
}
