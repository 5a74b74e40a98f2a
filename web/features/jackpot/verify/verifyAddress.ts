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
  const fitting = (name: string, form: RegExp) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? value : null;
  };
  const period = fitting('period', /^[1-9]\d{0,8}$/);
  return {
    period: period === null ? null : Number(period),
    bet: fitting('bet', /^[\x21-\x7e]{1,300}$/),
    kept: fitting('commitment', /^[0-9a-f]{64}$/),
  };
}

/** In the order of `VerifyAddress`; with a question mark, or nothing. */
export function writeAddress({ period, bet, kept }: VerifyAddress): string {
  const query = new URLSearchParams({
    ...(period !== null && { period: `${period}` }),
    ...(bet !== null && { bet }),
    ...(kept !== null && { commitment: kept }),
  });
  return query.size > 0 ? `?${query.toString()}` : '';
}
