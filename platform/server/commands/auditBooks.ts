import { auditCashback } from '../../modules/cashback/index.ts';
import { heldMoney } from '../../modules/cashier/index.ts';
import { auditPots } from '../../modules/jackpot/index.ts';
import { auditDrops, auditPrizes } from '../../modules/raffle/index.ts';
import { readGivenBy } from '../../modules/rewards/index.ts';
import { auditPurchases, GIVEN_BY } from '../../modules/shop/index.ts';
import { auditLedger, readPendingDeposits } from '../../modules/wallet/index.ts';
import { CALLER } from '../../flows/cashier/lockedPlayer.ts';
import type { Transaction } from '../../infra/database/database.ts';

export type BooksAudit = Awaited<ReturnType<typeof auditBooks>>;

/** Recomputes the ledger, and compares it with the records of every module that moves money. */
export async function auditBooks(tx: Transaction) {
  const ledger = await auditLedger(tx);
  const drops = await auditDrops(tx, ledger.stakedWithin);
  const cashback = await auditCashback(tx, ledger);
  const purchases = await auditPurchases(tx, await readGivenBy(tx, GIVEN_BY));
  const held = await heldMoney.auditHeld(tx, await readPendingDeposits(tx, CALLER));
  const differences = [
    ...(await auditPots(tx, ledger.pots)),
    ...(await auditPrizes(tx, ledger.prizes)),
    ...drops.findings,
    ...cashback.findings,
    ...purchases.findings,
    ...held.findings,
  ];
  const isClean = ledger.isClean && differences.length === 0;
  return { ledger, drops, cashback, purchases, held, differences, isClean };
}
