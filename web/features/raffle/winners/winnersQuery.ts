import { RaffleWinners } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { createQuery } from '../../../transport/graphql/query.ts';

/** RAFF-21: number of winners shown. */
const LAST = 15;

export const winnersQuery = (currency: Currency) =>
  createQuery(RaffleWinners, { baseCurrency: currency, last: LAST });
