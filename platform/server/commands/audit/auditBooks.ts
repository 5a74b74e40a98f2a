import { auditCashback } from '../../../modules/cashback/index.ts';
import { approval, heldMoney } from '../../../modules/cashier/index.ts';
import { auditPots, countUnpaidWins } from '../../../modules/jackpot/index.ts';
import { auditDrops, auditPrizes, countUnpaidPrizes } from '../../../modules/raffle/index.ts';
import { readGivenBy } from '../../../modules/rewards/index.ts';
import { auditPurchases, GIVEN_BY } from '../../../modules/shop/index.ts';
import { auditLedger, books } from '../../../modules/wallet/index.ts';
import { CALLER } from '../../../flows/cashier/lockedPlayer.ts';
import type { Transaction } from '../../../infra/database/database.ts';

type Audit = Awaited<ReturnType<typeof auditLedger>>;

/** Recomputes the whole ledger, and compares it with the records of every module that moves money. */
export async function auditBooks(tx: Transaction) {
  const ledger = await auditLedger(tx);
  const others = await auditOthers(tx, ledger);
  const differences = [...(await auditPots(tx, ledger.pots)), ...others.findings];
  return { ledger, differences, isClean: ledger.isClean && differences.length === 0 };
}

/** Compares the records of other modules with all transfers of the ledger since its beginning. */
export async function auditOthers(tx: Transaction, audit: Audit) {
  const drops = await auditDrops(tx, audit.stakedWithin);
  const cashback = await auditCashback(tx, audit);
  const purchases = await auditPurchases(tx, await readGivenBy(tx, GIVEN_BY));
  const held = await heldMoney.auditHeld(tx, await books.readPendingDeposits(tx, CALLER));
  const approvals = await approval.auditApprovals(tx);
  const unpaid = { wins: await countUnpaidWins(tx), prizes: await countUnpaidPrizes(tx) };
  return {
    lines: [
      `raffles: ${drops.counted} of ${drops.lists} lists counted again, ${drops.drawn} drops drawn again, ${audit.prizes.length} prizes paid`,
      `wins that a balance cannot hold: ${unpaid.wins} of the jackpots and ${unpaid.prizes} prizes of the raffles wait`,
      `cashback: ${cashback.weeks} weeks reckoned again`,
      `shops: ${purchases.purchases} purchases, ${purchases.pending} of them under way`,
      `deposits: ${held.open} held, to be returned to their source`,
      `withdrawals: ${approvals.waiting} wait for an approval`,
    ],
    findings: [
      ...(await auditPrizes(tx, audit.prizes)),
      ...drops.findings,
      ...cashback.findings,
      ...purchases.findings,
      ...held.findings,
      ...approvals.findings,
    ],
  };
}
