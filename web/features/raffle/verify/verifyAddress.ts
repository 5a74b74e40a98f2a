import { DROP_TYPES, type Drop, type DropType } from '@foyer/contract/raffle/drops.ts';
import type { SavedProof } from '@foyer/contract/raffle/verify.ts';
import { fitting, HASH, numberIn, queryOf } from '../../proof/index.ts';

/** What a link to the page carries, so that a check can be shown to somebody else, or kept. */
export interface VerifyAddress {
  readonly type: DropType;
  readonly drop: number | null;
  /** What was published of the drop when the link was made. */
  readonly kept: SavedProof | null;
}

const AMOUNTS = /^\d{1,15}(\.\d{1,2})?(_\d{1,15}(\.\d{1,2})?){0,99}$/;

export function readAddress(search: string): VerifyAddress {
  const query = new URLSearchParams(search);
  const kept: SavedProof = {
    commitment: fitting(query, 'commitment', HASH),
    prizes: fitting(query, 'prizes', AMOUNTS)?.split('_') ?? null,
    list: fitting(query, 'list', HASH),
  };
  return {
    type: DROP_TYPES.find((type) => type === query.get('type')) ?? 'hourly',
    drop: numberIn(query, 'drop'),
    kept: (kept.commitment ?? kept.prizes ?? kept.list) ? kept : null,
  };
}

/** In the order of `VerifyAddress`. */
export const writeAddress = ({ type, drop, kept }: VerifyAddress): string =>
  queryOf({
    type,
    drop,
    commitment: kept?.commitment ?? null,
    prizes: kept?.prizes?.join('_') ?? null,
    list: kept?.list ?? null,
  });

/** All that a link can keep of a drop, as it is published now. */
export const savedProofOf = ({
  commitment,
  prizes,
  list,
}: Pick<Drop, 'commitment' | 'prizes' | 'list'>): SavedProof => ({
  commitment,
  prizes: prizes.length > 0 ? prizes : null,
  list: list?.hash ?? null,
});
