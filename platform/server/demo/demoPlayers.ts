import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { PAYMENT_PROVIDERS } from '@foyer/contract/signIn/providers.ts';
import { CURRENCIES } from '@foyer/domain/currency.ts';
import { LOCALES } from '@foyer/domain/locale.ts';
import { rewardTerms } from '../../modules/rewards/index.ts';
import { SiteError } from '../../sites/index.ts';

const FILE = 'demoPlayers.json';

const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount like "120.00"'));
const slugs = v.optional(v.array(v.string()), []);
const player = v.strictObject({
  brand: v.string(),
  email: v.pipe(v.string(), v.email()),
  /** A mobile number, verified. */
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+[1-9]\d{5,14}$/, 'must be a number like "+64215550142"'))),
  /** What payment providers call the player, by provider. */
  providerAccounts: v.optional(v.record(v.picklist(PAYMENT_PROVIDERS), v.string()), {}),
  firstName: v.string(),
  lastName: v.string(),
  birthDate: v.pipe(v.string(), v.isoDate()),
  country: v.pipe(v.string(), v.length(2)),
  language: v.picklist(LOCALES),
  currency: v.picklist(CURRENCIES),
  /** What was moved in and out before the first start of the demo, in the order it was. */
  payments: v.optional(
    v.array(
      v.strictObject({
        type: v.picklist(['Deposit', 'Withdrawal']),
        method: v.string(),
        amount,
        /** As the player knows the account; each is one of its own. */
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
      /** From the first start of the demo. */
      days: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  /** What the player was last here on; who has none comes for the first time. */
  lastVisit: v.optional(
    v.strictObject({
      kind: v.picklist(['computer', 'phone', 'tablet']),
      browser: v.string(),
      system: v.string(),
    }),
  ),
  /** Rounds of weeks that are over, of the brand's place. */
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
  /** Given at the first start of the demo. */
  rewards: v.optional(v.array(rewardTerms), []),
  /** Has excluded himself, without an end. */
  isExcluded: v.optional(v.boolean(), false),
  /** Is on a break that begins with the first start of the demo. */
  timeOutDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  /** The account is closed for good, and why. */
  closedBecause: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]\w{0,63}$/, 'must be a cause like "MultipleAccounts"')),
  ),
  /** Has to show where the money comes from. */
  isAskedForSourceOfWealth: v.optional(v.boolean(), false),
  favourites: slugs,
  recentlyPlayed: slugs,
});
const file = v.strictObject({ password: v.string(), players: v.array(player) });

export type DemoPlayers = v.InferOutput<typeof file>;
export type DemoPlayer = DemoPlayers['players'][number];

/** The players a demo begins with, the same password for all. @throws SiteError */
export async function readDemoPlayers(sitesFolder: string): Promise<DemoPlayers> {
  const text = await readFile(join(sitesFolder, FILE), 'utf8');
  const result = v.safeParse(file, parsed(text));
  if (result.success) return result.output;
  throw new SiteError(
    result.issues.map((issue) => ({
      file: FILE,
      field: v.getDotPath(issue) ?? '',
      problem: issue.message,
    })),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteError([{ file: FILE, field: '', problem: String(error) }]);
  }
}
