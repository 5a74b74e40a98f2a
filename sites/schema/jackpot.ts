import { CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { compare, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { amountOf, euros, picture } from './parts.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
const hours = v.nullable(v.pipe(whole, v.maxValue(24 * 366)));
/** What shares are parts of; what the pots leave of it pays for the amounts that they begin with. */
export const WHOLE_SHARE = 10_000;
const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE_SHARE));
const textKey = v.pipe(v.string(), v.regex(/^jackpot(\.[A-Za-z0-9]+)+$/, 'not a text of the jackpot'));

const bounds = { share, seed: euros, ceiling: euros, mustDropWithinHours: v.optional(hours, null) };

const beginsBelowCeiling = ({ seed, ceiling }: { readonly seed: Money; readonly ceiling: Money }): boolean =>
  compare(seed, ceiling) < 0;
const ABOVE_CEILING = 'begins with no less than its ceiling';

const DrawnPotSchema = v.pipe(
  v.strictObject({
    ...bounds,
    /** A contribution of one euro wins it once in so many. */
    oneIn: v.pipe(whole, v.maxValue(1_000_000_000)),
  }),
  v.check((pot) => beginsBelowCeiling(pot), ABOVE_CEILING),
);

/** Shared when `mega` falls; without odds of its own. */
const SharedPotSchema = v.pipe(
  v.strictObject({
    share,
    seed: euros,
    ceiling: euros,
    /** Who gave most since it was last paid: so many share it, each in proportion to what was given. */
    winners: v.pipe(whole, v.maxValue(50)),
  }),
  v.check((pot) => beginsBelowCeiling(pot), ABOVE_CEILING),
);

const ContributionsSchema = v.pipe(
  v.record(
    v.picklist(CURRENCIES, 'not a currency'),
    v.strictObject({
      options: v.pipe(v.array(v.string()), v.nonEmpty(), v.maxLength(8)),
      initial: v.string(),
    }),
  ),
  v.rawTransform(({ dataset, addIssue }) => {
    const read: Map<Currency, Contributions> = new Map();
    for (const currency of CURRENCIES) {
      const given = dataset.value[currency];
      if (!given) continue;
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

/** What may be given with a stake in one currency, the least first. */
export interface Contributions {
  readonly options: readonly Money[];
  readonly initial: Money;
}

/** `sites/brands/<brand>/jackpot.json`: the brand's jackpot, where it has the page. */
export const JackpotFileSchema = v.strictObject({
  /** Whose events a lobby listens to. */
  sourceId: name,
  instanceId: name,
  /** JACK-60: as a part of the largest contribution, beside the amount. */
  showsPercentage: v.boolean(),
  contributions: ContributionsSchema,
  /** FAIR-08: how long one seed decides; it is told when they are over. */
  periodHours: v.pipe(whole, v.maxValue(24 * 31)),
  pots: v.pipe(
    v.strictObject({
      mega: DrawnPotSchema,
      major: DrawnPotSchema,
      minor: DrawnPotSchema,
      /** Null: the jackpot has no community. */
      shared: v.nullable(SharedPotSchema),
    }),
    v.check(
      ({ mega, major, minor, shared }) =>
        mega.share + major.share + minor.share + (shared?.share ?? 0) <= WHOLE_SHARE,
      'take more than the whole of a contribution',
    ),
  ),
  /** JACK-04: keys of `sites/locales`; the first two are the page's heading. */
  titleRows: v.optional(v.pipe(v.array(textKey), v.nonEmpty(), v.maxLength(6)), [
    'jackpot.page.row1',
    'jackpot.page.row2',
  ]),
  /** Files of the brand's folder; the start stops where one is not there. */
  logo: v.optional(picture, null),
  winnerNotificationImage: v.optional(picture, null),
  desktopImage: v.optional(picture, null),
  mobileImage: v.optional(picture, null),
});
export type JackpotFile = v.InferOutput<typeof JackpotFileSchema>;
