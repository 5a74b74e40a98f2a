import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import type { MarketHint } from '@foyer/contract/generated/resolvers.ts';
import { CurrencySchema } from '@foyer/contract/site/codes.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { single } from '../../http/access.ts';

/** GQLC-06: what a browser says about its user. Anyone can forge these headers, so they only narrow or reorder results. */
export interface ReaderHints {
  /** Null without a valid header. */
  readonly level: number | null;
  readonly market: MarketHint | null;
  /** Game ids, newest first. */
  readonly recentlyPlayed: readonly string[];
}

export const NO_HINTS: ReaderHints = { level: null, market: null, recentlyPlayed: [] };

const MAX_HEADER_CHARACTERS = 512;
const MAX_GAMES = 5;

/** Invalid headers count as missing: they cannot show more than the player may see without them. */
export function readerHints(headers: IncomingHttpHeaders): ReaderHints {
  const ranks = listIn(headers, HEADERS.ranks)
    .map(Number)
    .filter((rank) => Number.isInteger(rank) && rank >= 1);
  return {
    level: ranks.length === 0 ? null : Math.max(...ranks),
    market: marketIn(headerOf(headers, HEADERS.context)),
    recentlyPlayed: listIn(headers, HEADERS.recentlyPlayed).slice(0, MAX_GAMES),
  };
}

const headerOf = (headers: IncomingHttpHeaders, name: string): string => {
  const value = single(headers[name]) ?? '';
  return value.length > MAX_HEADER_CHARACTERS ? '' : value;
};

const listIn = (headers: IncomingHttpHeaders, name: string): readonly string[] =>
  headerOf(headers, name)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const context = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    country: v.optional(v.string()),
    currency: v.optional(CurrencySchema),
    licence: v.optional(v.string()),
  }),
);

function marketIn(text: string): MarketHint | null {
  const read = v.safeParse(context, text);
  if (!read.success) return null;
  const { country, currency, licence } = read.output;
  return { ipCountryCode: country, currencyCode: currency, license: licence };
}
