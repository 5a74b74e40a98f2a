import { PAGES } from '@foyer/contract/content/pages.ts';
import { CountrySchema } from '@foyer/contract/content/lobbySettings.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { LOCALE_CODE } from '@foyer/domain/locale.ts';
import * as v from 'valibot';

const moment = v.pipe(
  v.string(),
  v.isoTimestamp('is not a moment like "2026-12-01T03:00:00+02:00"'),
  v.transform((text) => new Date(text)),
);

const fields = {
  /** Id under which a dismissed banner is stored. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'), v.maxLength(60)),
  from: moment,
  /** End of the display period, exclusive. */
  until: moment,
  /** Countries whose players see the banner; all countries of the file if omitted. */
  countries: v.optional(v.pipe(v.array(CountrySchema), v.nonEmpty())),
  /** Prefix of the text keys: `letters.banner.<words>.title`, `.text` and, for a banner with a link, `.act`. */
  words: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'not the name of a text')),
};
/** Page that the banner links to; no link if omitted. */
const page = v.optional(v.picklist(PAGES));

const SiteBannerSchema = v.pipe(
  v.variant('type', [
    /** BANNER-02: the operator leaves the market of the listed countries at `until`. */
    v.strictObject({ type: v.literal('GermanyCloseDown'), ...fields }),
    /** BANNER-05: announced from `from`; the maintenance lasts from `begins` to `until`. */
    v.strictObject({ type: v.literal('Maintenance'), ...fields, begins: moment }),
    /** BANNER-13: for players who pay by instant banking, under a licence that requires the notice (LIC-17). */
    v.strictObject({ type: v.literal('InstantBankingJackpot'), ...fields }),
    /** BANNER-10: a free-form notice. */
    v.strictObject({ type: v.literal('Content'), ...fields, page }),
    /** BANNER-03: advertising, shown only to players who may receive marketing. */
    v.strictObject({ type: v.literal('NovemberCampaign'), ...fields, page }),
  ]),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const wrong = (key: string, message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: Reflect.get(value, key) }],
      });
    if (value.from >= value.until) wrong('until', 'is not after the beginning');
    if (value.type === 'Maintenance' && !(value.from <= value.begins && value.begins < value.until))
      wrong('begins', 'is not between the beginning and the end');
  }),
);
export type SiteBanner = v.InferOutput<typeof SiteBannerSchema>;

/** Banners that a licence, brand or country shows its players; of each type, the first active one is shown. */
export const SiteBannersSchema = v.optional(v.array(SiteBannerSchema), []);

/** Notifications are kept for as long; a message that lasts longer would come again. */
const LONGEST_MS = 90 * DAY;

const OperatorMessageSchema = v.pipe(
  v.strictObject({
    /** A player gets a message once for each id. */
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'), v.maxLength(60)),
    from: moment,
    /** Exclusive end, at most 90 days after the beginning. */
    until: moment,
    /** Advertising is not shown to players who may not receive any. */
    isAdvertising: v.boolean(),
    /** Countries whose players get the message; all countries of the file if omitted. */
    countries: v.optional(v.pipe(v.array(CountrySchema), v.nonEmpty())),
    /** Languages of the players who get the message; all if omitted. */
    locales: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(LOCALE_CODE, 'not a locale'))), v.nonEmpty()),
    ),
    /** Prefix of the text keys: `notifications.message.<words>.title` and `.text`. */
    words: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'not the name of a text')),
    /** Page that the message links to; no link if omitted. */
    page: v.optional(v.picklist(PAGES)),
  }),
  v.forward(
    v.partialCheck([['from'], ['until']], ({ from, until }) => from < until, 'is not after the beginning'),
    ['until'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => until.getTime() - from.getTime() <= LONGEST_MS,
      'is more than 90 days after the beginning',
    ),
    ['until'],
  ),
);
export type OperatorMessage = v.InferOutput<typeof OperatorMessageSchema>;

/** Messages of the operator that a licence or brand puts among its players' notifications. */
export const OperatorMessagesSchema = v.optional(v.array(OperatorMessageSchema), []);
