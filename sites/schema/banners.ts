import { PAGES } from '@foyer/contract/content/pages.ts';
import { CountrySchema } from '@foyer/contract/content/lobbySettings.ts';
import * as v from 'valibot';

const moment = v.pipe(
  v.string(),
  v.isoTimestamp('is not a moment like "2026-12-01T03:00:00+02:00"'),
  v.transform((text) => new Date(text)),
);

const parts = {
  /** What it is told apart by once somebody has put it away. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not a slug'), v.maxLength(60)),
  from: moment,
  /** The first moment it is not shown any more. */
  until: moment,
  /** Players of these countries alone; all that the file is about where left out. */
  countries: v.optional(v.pipe(v.array(CountrySchema), v.nonEmpty())),
  /** Its texts are `letters.banner.<words>.title`, `.text` and, where it leads anywhere, `.act`. */
  words: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'not the name of a text')),
};
/** The page it leads to; nowhere where left out. */
const page = v.optional(v.picklist(PAGES));

const SiteBannerSchema = v.pipe(
  v.variant('type', [
    /** BANNER-02: the house leaves Germany at `until`. */
    v.strictObject({ type: v.literal('GermanyCloseDown'), ...parts }),
    /** BANNER-05: announced from `from`; the work is done between `begins` and `until`. */
    v.strictObject({ type: v.literal('Maintenance'), ...parts, begins: moment }),
    /** BANNER-13: for who pays by instant banking, under a licence that wants it (LIC-17). */
    v.strictObject({ type: v.literal('InstantBankingJackpot'), ...parts }),
    /** BANNER-10 */
    v.strictObject({ type: v.literal('Content'), ...parts, page }),
    /** BANNER-03: advertising, so for those alone who may be sent some. */
    v.strictObject({ type: v.literal('NovemberCampaign'), ...parts, page }),
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

/** What a licence, a brand or a country has to say to its players; of one kind the first that runs is shown. */
export const SiteBannersSchema = v.optional(v.array(SiteBannerSchema), []);
