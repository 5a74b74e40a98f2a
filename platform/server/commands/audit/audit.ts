import { money, toDecimal } from '@foyer/domain/money.ts';
import { auditPots } from '../../../modules/jackpot/index.ts';
import { auditLedger, books, seals } from '../../../modules/wallet/index.ts';
import { systemClock } from '../../../infra/clock.ts';
import type { Config } from '../../../infra/config.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { auditOthers } from './auditBooks.ts';
import { OperatorError } from '../operatorError.ts';
import { readBooks, startOfUtcDay } from '../readBooks.ts';

const LEFT_OUT = 'raffles, cashback, shops and held deposits are compared with --all';

/**
 * `npm run audit`: verifies the chain of checkpoints, then recomputes every balance from the last sealed day and
 * the transfers since then. `--all` reads everything: it verifies every sealed day, and also compares jackpot
 * pots, raffles, cashback, shop purchases and held deposits with the ledger. `--day 2026-11-20` verifies the
 * rows of that day. Exits with 1 on any difference. Before the first seal everything is read.
 */
await readBooks('audit', audit, (tx, { isRight, readAll }) =>
  books.recordAudit(tx, { at: systemClock.now(), isRight, readAll }),
);

async function audit(tx: Transaction, config: Config) {
  const days = daysIn(process.argv.slice(2));
  const { published } = seals.ledgerKeysOf(config.ledgerKey, config.ledgerPublicKeys);
  const sealed = await seals.auditSeals(tx, published, days);
  // If the chain of seals is wrong, their balances cannot be trusted, and everything is read from the first transfer.
  const isComplete = days === 'all' || sealed.days === 0 || sealed.findings.length > 0;
  const ledger = await auditLedger(tx, isComplete ? 'all' : 'sinceSeal');
  const pots = await auditPots(tx, ledger.pots);
  const others = isComplete ? await auditOthers(tx, ledger) : null;
  const wrong = [...sealed.findings, ...pots, ...(others?.findings ?? [])];
  const isRight = ledger.isClean && wrong.length === 0;
  const lines = [...reportSeals(sealed), ...reportLedger(ledger), ...(others?.lines ?? [LEFT_OUT]), ...wrong];
  return {
    text: [...lines, isRight ? 'the ledger is consistent' : 'THE LEDGER IS NOT CONSISTENT'].join('\n'),
    isRight,
    readAll: days === 'all' || sealed.days === 0,
  };
}

type Audit = Awaited<ReturnType<typeof auditLedger>>;

/** @throws OperatorError for other arguments */
function daysIn([option, day, ...more]: readonly string[]): seals.AuditedDays {
  if (option === undefined) return 'last';
  if (option === '--all' && day === undefined) return 'all';
  if (option === '--day' && more.length === 0) {
    startOfUtcDay(day);
    return { day: day ?? '' };
  }
  throw new OperatorError('npm run audit [-- --all | -- --day 2026-11-20]');
}

function reportSeals({
  days,
  lastDay,
  transfers,
  compared,
}: Awaited<ReturnType<typeof seals.auditSeals>>): string[] {
  if (lastDay === null) return ['no day is sealed yet'];
  const rows = compared === 0 ? '' : `, ${compared} compared with their transfers`;
  return [`${days} days sealed until ${lastDay}, with ${transfers} transfers${rows}`];
}

function reportLedger({ transfers, currencies, findings, pots }: Audit): string[] {
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
  return lines;
}
