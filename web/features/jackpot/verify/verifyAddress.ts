import { fitting, HASH, numberIn, queryOf } from '../../fairness/index.ts';

/** Query parameters of the page, which make a check shareable. */
export interface VerifyAddress {
  readonly period: number | null;
  /** `<studio>:<transaction>` */
  readonly bet: string | null;
  /** The period's commitment when the link was created. */
  readonly saved: string | null;
}

export function readAddress(search: string): VerifyAddress {
  const query = new URLSearchParams(search);
  return {
    period: numberIn(query, 'period'),
    bet: fitting(query, 'bet', /^[\x21-\x7e]{1,300}$/),
    saved: fitting(query, 'commitment', HASH),
  };
}

export const writeAddress = ({ period, bet, saved }: VerifyAddress): string =>
  queryOf({ period, bet, commitment: saved });
