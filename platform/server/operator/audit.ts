import { money, toDecimal } from '@foyer/vocabulary/money.ts';
import { auditPots } from '../../modules/jackpot/index.ts';
import { auditPrizes } from '../../modules/raffle/index.ts';
import { auditLedger, type LedgerAudit } from '../../modules/wallet/index.ts';
import { readBooks } from './readBooks.ts';

/**
 * `npm run audit`: computes every balance again from the transfers and says the difference, which must be nothing; so
 * with the pots of jackpots and the prizes of raffles.
 * Ends with 1 when anything is wrong.
 */
await readBooks('audit', async (tx) => {
  const audit = await auditLedger(tx);
  const wrong = [...(await auditPots(tx, audit.pots)), ...(await auditPrizes(tx, audit.prizes))];
  return { text: report(audit, wrong), isRight: audit.isClean && wrong.length === 0 };
});

function report(
  { transfers, currencies, findings, isClean, pots, prizes }: LedgerAudit,
  wrong: readonly string[],
): string {
  const accounts = currencies.reduce((sum, one) => sum + one.accounts, 0n);
  const lines = [`${accounts} accounts and ${transfers} transfers checked`];
  for (const { kept, difference, imbalance } of currencies) {
    const house = imbalance.minor === 0n ? '' : `, the house is out by ${toDecimal(imbalance)}`;
    lines.push(
      `${kept.currency}: players hold ${toDecimal(kept)}, difference ${toDecimal(difference)}${house}`,
    );
  }
  lines.push(...findings.map(({ what, count }) => `${what}: ${count}`));
  for (const { brand, currency, held } of pots)
    lines.push(`jackpot of ${brand}: ${toDecimal(money(held, currency))} ${currency}`);
  lines.push(`${prizes.length} prizes of raffles paid`, ...wrong);
  lines.push(isClean && wrong.length === 0 ? 'the ledger is right' : 'THE LEDGER IS WRONG');
  return lines.join('\n');
}
