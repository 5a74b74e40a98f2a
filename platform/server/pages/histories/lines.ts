import type { TransactionType } from '@foyer/contract/generated/resolvers.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { cursorOf } from '../../../modules/cashier/index.ts';
import { csvLine } from './csv.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Session } from '../../../infra/session.ts';
import type { Services } from '../../services.ts';
import type { HistoryQuery } from './historyQuery.ts';

export interface HistoryDeps {
  readonly database: Database;
  readonly services: Pick<Services, 'cashier' | 'wallet'>;
}

/** Rows read per query, which bounds memory use. */
const AT_ONCE = 200;

const PAYMENT_COLUMNS = [
  'id',
  'type',
  'status',
  'createdAt',
  'processedAt',
  'provider',
  'account',
  'amount',
  'fee',
  'currency',
];

export const paymentLines = (type: TransactionType) =>
  async function* (
    { services }: HistoryDeps,
    { playerId }: Session,
    query: HistoryQuery,
  ): AsyncIterable<string> {
    const { from, to, status, sort } = query;
    yield csvLine(PAYMENT_COLUMNS);
    let after: string | null = null;
    do {
      const { payments, hasMore } = await services.cashier.history({
        playerId,
        type,
        statuses: status && [status],
        from,
        to,
        sort,
        first: AT_ONCE,
        after,
      });
      for (const payment of payments) {
        yield csvLine([
          payment.id,
          payment.type,
          payment.status,
          payment.createdAt.toISOString(),
          payment.processedAt?.toISOString() ?? '',
          payment.provider,
          payment.accountLabel ?? '',
          toDecimal(payment.amount),
          toDecimal(payment.fee),
          payment.amount.currency,
        ]);
      }
      const last = payments.at(-1);
      after = hasMore && last ? cursorOf(last, sort) : null;
    } while (after !== null);
  };

export async function* gameLines(
  { database, services: { wallet } }: HistoryDeps,
  { playerId }: Session,
  { from, to }: HistoryQuery,
): AsyncIterable<string> {
  const { currency } = await wallet.state(database.query, playerId);
  yield csvLine(['id', 'game', 'openedAt', 'staked', 'won', 'net', 'currency', 'beingChecked', 'takenBack']);
  let after: string | null = null;
  do {
    const { rounds, hasMore, endCursor } = await wallet.gameHistory({
      playerId,
      from,
      to,
      first: AT_ONCE,
      after,
    });
    for (const { studio, id, game, openedAt, stakedMinor, wonMinor, ...round } of rounds) {
      const amounts = [stakedMinor, wonMinor, wonMinor - stakedMinor].map((minor) =>
        toDecimal(money(minor, currency)),
      );
      const others = [round.heldMinor, round.takenBackMinor].map((minor) =>
        toDecimal(money(minor, currency)),
      );
      yield csvLine([`${studio}:${id}`, game, openedAt.toISOString(), ...amounts, currency, ...others]);
    }
    after = hasMore ? endCursor : null;
  } while (after !== null);
}
