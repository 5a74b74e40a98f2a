import type { Currency } from '@foyer/domain/currency.ts';
import { compare, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { amountOf, byCurrency, currencyKey, euros, picture } from './fields.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const hours = v.nullable(v.pipe(whole, v.maxValue(24 * 366)));
/** Denominator of pot shares (ten-thousandths). The share that no pot takes funds the seed amounts. */
export const FULL_SHARE = 10_000;
const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FULL_SHARE));
const textKey = v.pipe(v.string(), v.regex(/^jackpot(\.[A-Za-z0-9]+)+$/, 'not a text of the jackpot'));

const bounds = { share, seed: euros, ceiling: euros, mustDropWithinHours: v.optional(hours, null) };

const beginsBelowCeiling = ({ seed, ceiling }: { readonly seed: Money; readonly ceiling: Money }): boolean =>
  compare(seed, ceiling) < 0;
const ABOVE_CEILING = 'begins with no less than its ceiling';

const DrawnPotSchema = v.pipe(
  v.strictObject({
    ...bounds,
    /** Odds for a contribution of one euro: one win in this many bets. */
    oneIn: v.pipe(whole, v.maxValue(1_000_000_000)),
  }),
  v.check((pot) => beginsBelowCeiling(pot), ABOVE_CEILING),
);

/** Community pot, paid out when `mega` is won; it has no odds of its own. */
const SharedPotSchema = v.pipe(
  v.strictObject({
    share,
    seed: euros,
    ceiling: euros,
    /** Number of players who share the pot: those who contributed most since its last payout, in proportion. */
    winners: v.pipe(whole, v.maxValue(50)),
  }),
  v.check((pot) => beginsBelowCeiling(pot), ABOVE_CEILING),
);

const ContributionsSchema = v.pipe(
  v.record(
    currencyKey,
    v.strictObject({
      options: v.pipe(v.array(v.string()), v.nonEmpty(), v.maxLength(8)),
      initial: v.string(),
    }),
  ),
  v.rawTransform(({ dataset, addIssue }) => {
    const read: Map<Currency, Contributions> = new Map();
    for (const [currency, given] of byCurrency(dataset.value)) {
      const wrong = (message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key: currency, value: given }],
        });
      const options = given.options.map((text) => amountOf(text, currency));
      if (!options.every((one) => one !== null)) {
        wrong(`[${given.options.join(', ')}] are not all amounts of ${currency} above zero`);
        continue;
      }
      if (options.some((one, at) => at > 0 && one.minor <= (options[at - 1]?.minor ?? 0n)))
        wrong('are not in order, the least first');
      const initial = options.find((_one, at) => given.options[at] === given.initial);
      if (!initial) wrong(`'${given.initial}' is none of the options`);
      else read.set(currency, { options, initial });
    }
    return read;
  }),
);

/** Possible contributions per stake in one currency, in ascending order. */
export interface Contributions {
  readonly options: readonly Money[];
  readonly initial: Money;
}

/** `sites/brands/<brand>/jackpot.json`: the jackpot, for brands with the jackpot page. */
export const JackpotFileSchema = v.strictObject({
  /** Source of the jackpot events that clients subscribe to. */
  sourceId: name,
  instanceId: name,
  /** JACK-60: show a contribution also as a percentage of the largest one. */
  showsPercentage: v.boolean(),
  contributions: ContributionsSchema,
  /** FAIR-08: length of a draw period in hours. One seed decides all draws of a period and is published afterwards. */
  periodHours: v.pipe(whole, v.maxValue(24 * 31)),
  pots: v.pipe(
    v.strictObject({
      mega: DrawnPotSchema,
      major: DrawnPotSchema,
      minor: DrawnPotSchema,
      /** Null when the jackpot has no community pot. */
      shared: v.nullable(SharedPotSchema),
    }),
    v.check(
      ({ mega, major, minor, shared }) =>
        mega.share + major.share + minor.share + (shared?.share ?? 0) <= FULL_SHARE,
      'take more than the whole of a contribution',
    ),
  ),
  /** JACK-04: text keys in `sites/locales`; the first two are the page's heading. */
  titleRows: v.optional(v.pipe(v.array(textKey), v.nonEmpty(), v.maxLength(6)), [
    'jackpot.page.row1',
    'jackpot.page.row2',
  ]),
  /** Files in the brand's folder; the platform does not start if one is missing. */
  logo: v.optional(picture, null),
  winnerNotificationImage: v.optional(picture, null),
  desktopImage: v.optional(picture, null),
  mobileImage: v.optional(picture, null),
});
export type JackpotFile = v.InferOutput<typeof JackpotFileSchema>;
