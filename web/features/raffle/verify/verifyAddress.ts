import * as v from 'valibot';
import { DecimalSchema } from '@foyer/contract/jackpot/pots.ts';
import { DROP_TYPES, type Drop, type DropType } from '@foyer/contract/raffle/drops.ts';
import type { SavedProof } from '@foyer/contract/raffle/verify.ts';
import { fitting, HASH, numberIn, queryOf } from '../../fairness/index.ts';

/** Query parameters of the page, which make a check shareable. */
export interface VerifyAddress {
  readonly type: DropType;
  readonly drop: number | null;
  /** The drop's published proof when the link was created. */
  readonly saved: SavedProof | null;
}

const PrizesSchema = v.pipe(v.array(DecimalSchema), v.maxLength(100));

export function readAddress(search: string): VerifyAddress {
  const query = new URLSearchParams(search);
  const saved: SavedProof = {
    commitment: fitting(query, 'commitment', HASH),
    prizes: prizesIn(query),
    list: fitting(query, 'list', HASH),
  };
  return {
    type: DROP_TYPES.find((type) => type === query.get('type')) ?? 'hourly',
    drop: numberIn(query, 'drop'),
    saved: (saved.commitment ?? saved.prizes ?? saved.list) ? saved : null,
  };
}

function prizesIn(query: URLSearchParams): readonly string[] | null {
  const prizes = query.get('prizes')?.split('_');
  return v.is(PrizesSchema, prizes) ? prizes : null;
}

export const writeAddress = ({ type, drop, saved }: VerifyAddress): string =>
  queryOf({
    type,
    drop,
    commitment: saved?.commitment ?? null,
    prizes: saved?.prizes?.join('_') ?? null,
    list: saved?.list ?? null,
  });

/** The part of a drop's published data that a link contains. */
export const savedProofOf = ({
  commitment,
  prizes,
  list,
}: Pick<Drop, 'commitment' | 'prizes' | 'list'>): SavedProof => ({
  commitment,
  prizes: prizes.length > 0 ? prizes : null,
  list: list?.hash ?? null,
});
