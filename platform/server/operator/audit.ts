import { toDecimal } from '@foyer/vocabulary/money.ts';
import { auditLedger, type LedgerAudit } from '../../modules/wallet/index.ts';
import { readBooks } from './readBooks.ts';

/**
 * `npm run audit`: computes every balance again from the transfers and says the difference, which must be nothing.
 * Ends with 1 when anything is wrong.
 */
await readBooks('audit', async (tx) => {
  const audit = await auditLedger(tx);
  return { text: report(audit), isRight: audit.isClean };
});

function report({ transfers, currencies, findings, isClean }: LedgerAudit): string {
  const accounts = currencies.reduce((sum, one) => sum + one.accounts, 0n);
  const lines = [`${accounts} accounts and ${transfers} transfers checked`];
  for (const { kept, difference, imbalance } of currencies) {
    const house = imbalance.minor === 0n ? '' : `, the house is out by ${toDecimal(imbalance)}`;
    lines.push(
      `${kept.currency}: players hold ${toDecimal(kept)}, difference ${toDecimal(difference)}${house}`,
    );
  }
  lines.push(...findings.map(({ what, count }) => `${what}: ${count}`));
  lines.push(isClean ? 'the ledger is right' : 'THE LEDGER IS WRONG');
  return lines.join('\n');
}
