import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import type { Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { euros, picture } from './parts.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));

const isFallingOrder = (prizes: readonly Money[]): boolean =>
  prizes.every(({ minor }, at) => minor <= (prizes[at - 1]?.minor ?? minor));

const PrizesSchema = v.pipe(
  v.array(euros),
  v.nonEmpty('has no prize'),
  v.maxLength(100, 'has more than 100 prizes'),
  v.check((prizes) => isFallingOrder(prizes), 'are not in order, the largest first'),
);

/** `sites/brands/<brand>/raffle.json`: the brand's raffle, where it has the page. Amounts in euros. */
export const RaffleFileSchema = v.strictObject({
  /** RAFF-03: wagered for one ticket. */
  ticketPrice: euros,
  /** RAFF-12: of each drop, the largest first. */
  prizes: v.strictObject(v.entriesFromList(DROP_TYPES, PrizesSchema)),
  /** RAFF-04: whose week it is, one after another, from one drop of the week to the next. */
  studios: v.pipe(
    v.array(slug),
    v.nonEmpty('names no studio'),
    v.check((studios) => new Set(studios).size === studios.length, 'name one twice'),
  ),
  /** In the drop of the week, a stake in a game of that studio counts so many times. */
  studioFactor: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** Files of the brand's folder; the start stops where one is not there. */
  pageMobileBackgroundImage: v.optional(picture, null),
  pageDesktopBackgroundImage: v.optional(picture, null),
});
export type RaffleFile = v.InferOutput<typeof RaffleFileSchema>;
