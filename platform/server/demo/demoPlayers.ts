import * as v from 'valibot';
import { PAYMENT_PROVIDERS } from '@foyer/contract/signIn/providers.ts';
import { CurrencySchema, LocaleSchema } from '@foyer/contract/site/codes.ts';
import { rewardTerms } from '../../modules/rewards/index.ts';
import { SiteError } from '../../sites/index.ts';
import { siteReader } from '../../sites/reader/siteReader.ts';

export const DEMO_FILE = 'demoPlayers.json';

const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount like "120.00"'));
const slugs = v.optional(v.array(v.string()), []);
const player = v.strictObject({
  brand: v.string(),
  email: v.pipe(v.string(), v.email()),
  /** A verified mobile number. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+[1-9]\d{5,14}$/, 'must be a number like "+64215550142"'))),
  /** The player's account id at each payment provider. */
  providerAccounts: v.optional(v.record(v.picklist(PAYMENT_PROVIDERS), v.string()), {}),
  firstName: v.string(),
  lastName: v.string(),
  birthDate: v.pipe(v.string(), v.isoDate()),
  /** National identification number, by which an exclusion register finds the player. */
  nationalId: v.optional(v.pipe(v.string(), v.nonEmpty())),
  country: v.pipe(v.string(), v.length(2)),
  language: LocaleSchema,
  currency: CurrencySchema,
  /** Past deposits and withdrawals before the first start of the demo, in chronological order. */
  payments: v.optional(
    v.array(
      v.strictObject({
        type: v.picklist(['Deposit', 'Withdrawal']),
        method: v.string(),
        amount,
        /** Account label as shown to the player; each label is a separate account. */
        account: v.string(),
        daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
    [],
  ),
  bonus: v.optional(
    v.strictObject({
      amount,
      wageringRequired: amount,
      maxBet: amount,
      maxPayout: amount,
      /** Validity in days from the first start of the demo. */
      days: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  /** The device of the player's last visit; without it the player has never signed in. */
  lastVisit: v.optional(
    v.strictObject({
      kind: v.picklist(['desktop', 'phone', 'tablet']),
      browser: v.string(),
      system: v.string(),
    }),
  ),
  /** Rounds of past weeks, in the brand's time zone. */
  played: v.optional(
    v.array(
      v.strictObject({
        /** Slug of the game. */
        game: v.string(),
        weeksAgo: v.pipe(v.number(), v.integer(), v.minValue(1)),
        stake: amount,
        won: amount,
      }),
    ),
    [],
  ),
  /** Granted at the first start of the demo. */
  rewards: v.optional(v.array(rewardTerms), []),
  /** OVER-08: an earlier version of the privacy policy, so that the player is asked to accept the current one. */
  acceptedPrivacyPolicy: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  isExcluded: v.optional(v.boolean(), false),
  /** Length of a time-out that begins with the first start of the demo. */
  timeOutDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  closedBecause: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]\w{0,63}$/, 'must be a cause like "MultipleAccounts"')),
  ),
  isAskedForSourceOfWealth: v.optional(v.boolean(), false),
  favourites: slugs,
});
const file = v.strictObject({ password: v.string(), players: v.array(player) });

export type DemoPlayers = v.InferOutput<typeof file>;
export type DemoPlayer = DemoPlayers['players'][number];

/** Reads the demo players, who share one password; none if the site data has no such file. @throws SiteError */
export async function readDemoPlayers(sitesFolder: string): Promise<DemoPlayers> {
  const reader = siteReader(sitesFolder);
  if (!reader.exists(DEMO_FILE)) return { password: '', players: [] };
  const players = await reader.json(DEMO_FILE, file);
  if (!players) throw new SiteError(reader.mistakes);
  return players;
}
