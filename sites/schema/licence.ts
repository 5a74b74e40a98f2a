import { LicenceSchema } from '@foyer/contract/site/codes.ts';
import { AuthoritySchema, HelpLineSchema } from '@foyer/contract/content/lobbySettings.ts';
import { FEATURES } from '@foyer/contract/content/features.ts';
import { PAGES } from '@foyer/contract/content/pages.ts';
import { SomeRulesSchema } from '@foyer/contract/content/rules.ts';
import { PLAY_LIMITS } from '@foyer/contract/limits/playLimits.ts';
import * as v from 'valibot';
import { OperatorMessagesSchema, SiteBannersSchema } from './banners.ts';
import { day } from './fields.ts';
import { completeRules, removedFeatures } from './licenceTable.ts';
import { WithdrawalApprovalSchema } from './payments.ts';
import { ExclusionRegistersSchema, SelfExclusionSchema } from './selfExclusion.ts';

/** `sites/licences/<licence>.json`: what a regulator requires of all brands under its licence. */
const FileSchema = v.strictObject({
  licence: LicenceSchema,
  authority: AuthoritySchema,
  /** Default help line, when none is known for the player's country. */
  helpLine: HelpLineSchema,
  /** Rules that differ from the licence table and its defaults. A rule that is stated nowhere has its strictest value. */
  rules: SomeRulesSchema,
  /** LIC-04: limits on play that the licence offers by its own choice, besides `Loss` where it requires `lossLimits`. */
  playLimits: v.array(v.picklist(PLAY_LIMITS)),
  /**
   * Reality check intervals in minutes that players can choose, in ascending order. The last one is the
   * default and equals the rule `realityCheckIntervalMinutes`.
   */
  realityCheckPeriods: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.check(
      (periods) => periods.every((period, n) => n === 0 || period > (periods[n - 1] ?? 0)),
      'have to grow',
    ),
  ),
  selfExclusion: SelfExclusionSchema,
  /** EXCLUSION-10: national registers that the licence requires its brands to ask. */
  exclusionRegisters: ExclusionRegistersSchema,
  /** MONEY-13: withdrawals that wait for an operator at every brand. */
  withdrawalApproval: v.optional(WithdrawalApprovalSchema),
  /** Feature toggles that no brand under this licence may enable. */
  forbiddenFeatures: v.array(v.picklist(FEATURES)),
  /** Pages, with their features, that no brand under this licence may have. */
  forbiddenPages: v.array(v.picklist(PAGES)),
  /** The regulator receives a daily report (docs/guides/regulator-reports.md). Its address and keys are in the environment. */
  regulatorReports: v.optional(
    v.strictObject({
      /** The operator's number at the regulator. */
      licensee: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
      /** The first UTC day that is reported, such as `2026-11-23`. */
      from: day,
    }),
  ),
  /** OPEN-29: banners for the players of all brands under the licence. */
  banners: SiteBannersSchema,
  /** Messages among the notifications of the players of all brands under the licence. */
  messages: OperatorMessagesSchema,
});

/** LIC-02: the file with the complete rules of the licence. */
export const LicenceFileSchema = v.pipe(
  FileSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const rule of removedFeatures(dataset.value))
      addIssue({
        message: `is a feature of the licence ${dataset.value.licence} and cannot be switched off`,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'rules', value: dataset.value.rules },
          { type: 'object', origin: 'value', input: dataset.value.rules, key: rule, value: false },
        ],
      });
  }),
  v.transform((file) => ({ ...file, rules: completeRules(file) })),
);
export type LicenceFile = v.InferOutput<typeof LicenceFileSchema>;
