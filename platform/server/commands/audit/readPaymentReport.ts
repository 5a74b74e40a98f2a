import { DAY } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { statements } from '../../../modules/cashier/index.ts';
import { OperatorError } from '../operatorError.ts';
import { startOfUtcDay } from '../readBooks.ts';
import { parseProviderFile } from './providerFile.ts';

const USAGE =
  'npm run payment-report -- <provider, or provider/brand,brand> <day> [csv, json, or the provider’s file], or <provider> account-ids';

/** @param read returns the text of a file @throws OperatorError */
export async function readPaymentReport(
  queryable: Queryable,
  [account = '', day, output = 'csv', ...more]: readonly string[],
  read: (path: string) => Promise<string>,
): Promise<{ readonly text: string; readonly isRight: boolean }> {
  const [provider = '', brandList, ...rest] = account.split('/');
  if (!provider || brandList === '' || rest.length > 0 || more.length > 0) throw new OperatorError(USAGE);
  const brands = brandList?.split(',') ?? null;
  if (day === ACCOUNT_IDS) return listAccountIds(queryable, { provider, brands });
  const from = startOfUtcDay(day);
  const period = { provider, brands, from, to: new Date(from.getTime() + DAY) };
  requireKnown(await statements.knownBrands(queryable), period);
  if (output !== 'csv' && output !== 'json') return compare(queryable, period, await textOf(output, read));
  const lines = (await statements.readStatement(queryable, period)).map(entryOf);
  return { text: output === 'csv' ? csvOf(lines) : JSON.stringify(lines, null, 2), isRight: true };
}

const ACCOUNT_IDS = 'account-ids';

type Period = Omit<Parameters<typeof statements.readStatement>[1], 'references'>;

/** @throws OperatorError that lists the providers, or the brands at the provider */
function requireKnown(
  known: ReadonlyMap<string, readonly string[]>,
  { provider, brands }: Pick<Period, 'provider' | 'brands'>,
): void {
  const own = known.get(provider);
  if (!own)
    throw new OperatorError(
      `no payment has the provider '${provider}'; there are ${[...known.keys()].join(', ')}`,
    );
  const stranger = brands?.find((brand) => !own.includes(brand));
  if (stranger !== undefined)
    throw new OperatorError(
      `no payment at '${provider}' has the brand '${stranger}'; there are ${own.join(', ')}`,
    );
}

/** Accounts whose id would be refused today. No line has more of an id than its last four digits. */
async function listAccountIds(
  queryable: Queryable,
  of: Pick<Period, 'provider' | 'brands'>,
): Promise<{ readonly text: string; readonly isRight: boolean }> {
  requireKnown(await statements.knownBrands(queryable), of);
  const accounts = await statements.cardNumberAccounts(queryable, of);
  const lines = accounts.map(
    ({ account, player, method, digits, lastFour, lastUsedAt }) =>
      `account ${account} of player ${player}, ${method}: an id of ${digits} digits that ends in ${lastFour}, last used ${lastUsedAt.toISOString()}`,
  );
  const text =
    lines.length === 0
      ? 'no account has an id that looks like a card number'
      : [...lines, `${lines.length} accounts have an id that looks like a card number`].join('\n');
  return { text, isRight: true };
}

async function textOf(path: string, read: (path: string) => Promise<string>): Promise<string> {
  try {
    return await read(path);
  } catch (error) {
    throw new OperatorError(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function compare(
  queryable: Queryable,
  period: Period,
  file: string,
): Promise<{ readonly text: string; readonly isRight: boolean }> {
  const theirs = parseProviderFile(file);
  const references = theirs.map(({ reference }) => reference);
  const ours = await statements.readStatement(queryable, { ...period, references });
  const ofDay = new Set(
    ours.filter(({ at }) => at >= period.from && at < period.to).map(({ reference }) => reference),
  );
  const unordered = ours.filter(
    ({ reference, state, isOrdered }) => ofDay.has(reference) && state === 'pending' && !isOrdered,
  );
  const differences = statements.compareStatements(ours, theirs, (reference) => ofDay.has(reference));
  const counts = `${theirs.length} payments in the file, ${ofDay.size} of the day here`;
  const lines = [
    ...unordered.map(textOfUnordered),
    ...differences.map(textOfDifference),
    `${differences.length === 0 ? 'no' : differences.length} differences: ${counts}`,
  ];
  return { text: lines.join('\n'), isRight: differences.length === 0 };
}

const textOfDifference = ({ reference, problem, ours, theirs }: statements.Difference): string =>
  `${reference}  ${problem}: here ${sideOf(ours)}, at the provider ${sideOf(theirs)}`;

/** No difference: the provider cannot list what has not been ordered. */
const textOfUnordered = (line: statements.OwnStatementLine): string =>
  `${line.reference}  waits for ${line.waitsFor}: here ${sideOf(line)}, and no order at the provider yet`;

const sideOf = (line: statements.StatementLine | null): string =>
  line ? `${toDecimal(line.amount)} ${line.amount.currency} ${line.state}` : 'nothing';

const entryOf = ({ reference, kind, state, amount, brand, at, waitsFor }: statements.OwnStatementLine) => ({
  reference,
  kind,
  state,
  amount: toDecimal(amount),
  currency: amount.currency,
  brand,
  at: at.toISOString(),
  waitsFor,
});

/** No cell has a comma or a quote: they are ids, words, amounts and times. */
const csvOf = (lines: readonly ReturnType<typeof entryOf>[]): string =>
  [
    'reference,kind,state,amount,currency,brand,at,waitsFor',
    ...lines.map((line) => Object.values(line).join(',')),
  ].join('\n');
