import { AuthoritySchema, HelpLineSchema } from '@foyer/contract/content/lobbySettings.ts';
import { FEATURES } from '@foyer/contract/content/features.ts';
import { PAGES } from '@foyer/contract/content/pages.ts';
import { SomeRulesSchema } from '@foyer/contract/content/rules.ts';
import { PLAY_LIMITS } from '@foyer/contract/limits/playLimits.ts';
import { LICENCES } from '@foyer/domain/licence.ts';
import * as v from 'valibot';
import { SiteBannersSchema } from './banners.ts';
import { SelfExclusionSchema } from './selfExclusion.ts';

/** `sites/licences/<licence>.json`: what a regulator requires of all brands under its licence. */
export const LicenceFileSchema = v.strictObject({
  licence: v.picklist(LICENCES),
  authority: AuthoritySchema,
  /** Default help line, when none is known for the player's country. */
  helpLine: HelpLineSchema,
  /** Rules that are not stated have their strictest value. */
  rules: SomeRulesSchema,
  /** Play limits that players can set; a licence that requires `lossLimits` must include `Loss`. */
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
  /** Feature toggles that no brand under this licence may enable. */
  forbiddenFeatures: v.array(v.picklist(FEATURES)),
  /** Pages, with their features, that no brand under this licence may have. */
  forbiddenPages: v.array(v.picklist(PAGES)),
  /** OPEN-29: banners for the players of all brands under the licence. */
  banners: SiteBannersSchema,
});
export type LicenceFile = v.InferOutput<typeof LicenceFileSchema>;
