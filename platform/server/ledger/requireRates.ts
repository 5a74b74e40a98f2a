import type { Database } from '../../infra/database/database.ts';
import { books } from '../../modules/wallet/index.ts';
import { SiteError, type Sites } from '../../sites/index.ts';

/** @throws SiteError if accounts have a currency without a rate: amounts in it could not be converted */
export async function requireRates(
  { query }: Pick<Database, 'query'>,
  { euros }: Pick<Sites, 'euros'>,
): Promise<void> {
  const currencies = await books.readAccountCurrencies(query);
  const mistakes = currencies
    .filter((currency) => !Object.hasOwn(euros, currency))
    .map((currency) => ({
      file: 'payments/rates.json',
      field: `euros.${currency}`,
      line: null,
      problem: `is missing, and the database has accounts in ${currency}: give its rate again, also if no brand names it any more`,
    }));
  if (mistakes.length > 0) throw new SiteError(mistakes);
}
