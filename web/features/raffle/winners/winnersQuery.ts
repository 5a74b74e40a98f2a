import { RaffleWinners } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { createQuery } from '../../../transport/graphql/query.ts';

/** RAFF-21 */
const LAST = 15;

/** GQLO-18 */
export const winnersQuery = (currency: Currency) =>
  createQuery(RaffleWinners, { baseCurrency: currency, last: LAST });
