import { fitting, HASH, numberIn, queryOf } from '../../proof/index.ts';

/** What a link to the page carries, so that a check can be shown to somebody else, or kept. */
export interface VerifyAddress {
  readonly period: number | null;
  /** `<studio>:<transaction>` */
  readonly bet: string | null;
  /** The period's commitment as it was when the link was made. */
  readonly kept: string | null;
}

export function readAddress(search: string): VerifyAddress {
  const query = new URLSearchParams(search);
  return {
    period: numberIn(query, 'period'),
    bet: fitting(query, 'bet', /^[\x21-\x7e]{1,300}$/),
    kept: fitting(query, 'commitment', HASH),
  };
}

/** In the order of `VerifyAddress`. */
export const writeAddress = ({ period, bet, kept }: VerifyAddress): string =>
  queryOf({ period, bet, commitment: kept });
