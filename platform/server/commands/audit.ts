import { money, toDecimal } from '@foyer/domain/money.ts';
import { auditCashback, type CashbackAudit } from '../../modules/cashback/index.ts';
import { heldMoney } from '../../modules/cashier/index.ts';
import { auditPots } from '../../modules/jackpot/index.ts';
import { auditDrops, auditPrizes, type DropsAudit } from '../../modules/raffle/index.ts';
import { readGivenBy } from '../../modules/rewards/index.ts';
import { auditPurchases, GIVEN_BY, type PurchasesAudit } from '../../modules/shop/index.ts';
import { auditLedger, readPendingDeposits } from '../../modules/wallet/index.ts';
import { CALLER } from '../../flows/cashier/lockedPlayer.ts';
import { readBooks } from './readBooks.ts';

/**
 * `npm run audit`: recomputes balances, pots, raffle draws, cashback and purchases from their source records, and
 * compares held deposits with pending transfers. Exits with 1 on any difference.
 */
await readBooks('audit', async (tx) => {
  const audit = await auditLedger(tx);
  const drops = await auditDrops(tx, audit.stakedWithin);
  const cashback = await auditCashback(tx, audit);
  const purchases = await auditPurchases(tx, await readGivenBy(tx, GIVEN_BY));
  const held = await heldMoney.auditHeld(tx, await readPendingDeposits(tx, CALLER));
  const wrong = [
    ...(await auditPots(tx, audit.pots)),
    ...(await auditPrizes(tx, audit.prizes)),
    ...drops.findings,
    ...cashback.findings,
    ...purchases.findings,
    ...held.findings,
  ];
  return {
    text: report(audit, { drops, cashback, purchases, held }, wrong),
    isRight: audit.isClean && wrong.length === 0,
  };
});

interface Others {
  readonly drops: DropsAudit;
  readonly cashback: CashbackAudit;
  readonly purchases: PurchasesAudit;
  readonly held: heldMoney.HeldAudit;
}

function report(
  { transfers, currencies, findings, isClean, pots, prizes }: Awaited<ReturnType<typeof auditLedger>>,
  { drops, cashback, purchases, held }: Others,
  wrong: readonly string[],
): string {
  const accounts = currencies.reduce((sum, one) => sum + one.accounts, 0n);
  const lines = [`${accounts} accounts and ${transfers} transfers checked`];
  for (const { stored, difference, imbalance } of currencies) {
    const house = imbalance.minor === 0n ? '' : `, the house is out by ${toDecimal(imbalance)}`;
    lines.push(
      `${stored.currency}: players hold ${toDecimal(stored)}, difference ${toDecimal(difference)}${house}`,
    );
  }
  lines.push(...findings.map(({ what, count }) => `${what}: ${count}`));
  for (const { brand, currency, held } of pots)
    lines.push(`jackpot of ${brand}: ${toDecimal(money(held, currency))} ${currency}`);
  lines.push(
    `raffles: ${drops.counted} of ${drops.lists} lists counted again, ${drops.drawn} drops drawn again, ${prizes.length} prizes paid`,
    `cashback: ${cashback.weeks} weeks reckoned again`,
    `shops: ${purchases.purchases} purchases, ${purchases.pending} of them under way`,
    `deposits: ${held.open} held, to be returned to their source`,
    ...wrong,
  );
  lines.push(isClean && wrong.length === 0 ? 'the ledger is right' : 'THE LEDGER IS WRONG');
  return lines.join('\n');
}
