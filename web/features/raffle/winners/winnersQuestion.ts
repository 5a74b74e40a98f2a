import { RaffleWinners } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/vocabulary/currency.ts';
import { question } from '../../../transport/graphql/question.ts';

/** RAFF-21 */
const LAST = 15;

/** GQLO-18 */
export const winnersQuestion = (currency: Currency) =>
  question(RaffleWinners, { baseCurrency: currency, last: LAST });
