import { money, toDecimal } from '@foyer/domain/money.ts';
import { auditBooks, type BooksAudit } from './auditBooks.ts';
import { readBooks } from './readBooks.ts';

/**
 * `npm run audit`: recomputes balances, jackpot pots, raffle ticket counts and draws, cashback and shop
 * purchases from their source records, and compares held deposits with pending ledger transfers. Exits with
 * 1 on any difference.
 */
await readBooks('audit', async (tx) => {
  const audit = await auditBooks(tx);
  return { text: report(audit), isRight: audit.isClean };
});

function report({ ledger, drops, cashback, purchases, held, differences, isClean }: BooksAudit): string {
  const { transfers, currencies, findings, pots, prizes } = ledger;
  const accounts = currencies.reduce((sum, one) => sum + one.accounts, 0n);
  const lines = [`${accounts} accounts and ${transfers} transfers checked`];
  for (const { stored, difference, imbalance } of currencies) {
    const house = imbalance.minor === 0n ? '' : `, the house is out by ${toDecimal(imbalance)}`;
    lines.push(
      `${stored.currency}: players hold ${toDecimal(stored)}, difference ${toDecimal(difference)}${house}`,
    );
  }
  lines.push(...findings.map(({ what, count }) => `${what}: ${count}`));
  for (const pot of pots)
    lines.push(`jackpot of ${pot.brand}: ${toDecimal(money(pot.held, pot.currency))} ${pot.currency}`);
  lines.push(
    `raffles: ${drops.counted} of ${drops.lists} lists counted again, ${drops.drawn} drops drawn again, ${prizes.length} prizes paid`,
    `cashback: ${cashback.weeks} weeks reckoned again`,
    `shops: ${purchases.purchases} purchases, ${purchases.pending} of them under way`,
    `deposits: ${held.open} held, to be returned to their source`,
    ...differences,
  );
  lines.push(isClean ? 'the ledger is right' : 'THE LEDGER IS WRONG');
  return lines.join('\n');
}
