import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import type { Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { euros, picture } from './fields.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));

const isFallingOrder = (prizes: readonly Money[]): boolean =>
  prizes.every(({ minor }, at) => minor <= (prizes[at - 1]?.minor ?? minor));

const PrizesSchema = v.pipe(
  v.array(euros),
  v.nonEmpty('has no prize'),
  v.maxLength(100, 'has more than 100 prizes'),
  v.check((prizes) => isFallingOrder(prizes), 'are not in order, the largest first'),
);

/** `sites/brands/<brand>/raffle.json`: the raffle, for brands with the raffle page. Amounts in euros. */
export const RaffleFileSchema = v.strictObject({
  /** RAFF-03: wagered amount that earns one ticket. */
  ticketPrice: euros,
  /** RAFF-12: prizes of each drop, in descending order. */
  prizes: v.strictObject(v.entriesFromList(DROP_TYPES, PrizesSchema)),
  /** RAFF-04: studios that take turns as provider of the week; each turn lasts from one weekly drop to the next. */
  studios: v.pipe(
    v.array(slug),
    v.nonEmpty('names no studio'),
    v.check((studios) => new Set(studios).size === studios.length, 'name one twice'),
  ),
  /** Multiplier for stakes in the games of the provider of the week, in the weekly drop. */
  studioFactor: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** Files in the brand's folder; the platform does not start if one is missing. */
  pageMobileBackgroundImage: v.optional(picture, null),
  pageDesktopBackgroundImage: v.optional(picture, null),
});
export type RaffleFile = v.InferOutput<typeof RaffleFileSchema>;
