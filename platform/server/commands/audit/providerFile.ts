import * as v from 'valibot';
import { isCurrency } from '@foyer/domain/currency.ts';
import { parseDecimal } from '@foyer/domain/money.ts';
import { statements } from '../../../modules/cashier/index.ts';
import { OperatorError } from '../operatorError.ts';

const fields = v.object({
  reference: v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(500)),
  amount: v.string(),
  currency: v.pipe(v.string(), v.guard(isCurrency, 'is no currency')),
  state: v.picklist(statements.STATEMENT_STATES, `is none of ${statements.STATEMENT_STATES.join(', ')}`),
});

/**
 * A provider's list of payments: a JSON array, or CSV whose first line names the columns. It has reference, amount (major
 * units), currency and state; other columns are ignored.
 * @throws OperatorError naming the line and the column
 */
export const parseProviderFile = (text: string): readonly statements.StatementLine[] =>
  (/^\s*\[/.test(text) ? jsonRows(text) : csvRows(text)).map(({ row, where }) => {
    const read = v.safeParse(fields, row);
    if (!read.success) {
      const [issue] = read.issues;
      throw new OperatorError(`${where}: '${v.getDotPath(issue) ?? 'the entry'}' ${issue.message}`);
    }
    const { amount: given, ...line } = read.output;
    const amount = parseDecimal(given, line.currency);
    if (!amount) throw new OperatorError(`${where}: '${given}' is no amount in ${line.currency}`);
    return { reference: line.reference, state: line.state, amount };
  });

interface Entry {
  readonly row: unknown;
  readonly where: string;
}

function jsonRows(text: string): readonly Entry[] {
  try {
    const rows: unknown = JSON.parse(text);
    if (Array.isArray(rows)) return rows.map((row: unknown, index) => ({ row, where: `entry ${index + 1}` }));
  } catch {
    // Reported below.
  }
  throw new OperatorError('the file begins like a JSON array, and is none');
}

function csvRows(text: string): readonly Entry[] {
  const [head, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = cellsOf(head ?? '');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = cellsOf(line);
    const row = Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
    return [{ row, where: `line ${index + 2}` }];
  });
}

/** The cells of one line. A quoted cell may contain commas, and doubled quotes for single ones. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (isQuoted && character === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}
