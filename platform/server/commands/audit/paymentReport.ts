import { readFile } from 'node:fs/promises';
import { readBooks } from '../readBooks.ts';
import { readPaymentReport } from './readPaymentReport.ts';

/**
 * `npm run payment-report -- <provider> <day> [csv|json]` lists a provider's payments of a UTC day, or with
 * `<provider>/<brand>,<brand>` those of brands. With the provider's own file instead, it lists the differences, and exits
 * with 1 if there are any. With `account-ids` instead of the day, it lists the accounts whose id looks like a card number.
 */
await readBooks('payment-report', (tx) =>
  readPaymentReport(tx, process.argv.slice(2), (path) => readFile(path, 'utf8')),
);
