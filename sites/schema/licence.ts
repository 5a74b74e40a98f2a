import { AuthoritySchema, HelpLineSchema } from '@foyer/contract/content/lobbySettings.ts';
import { FEATURES } from '@foyer/contract/content/features.ts';
import { PAGES } from '@foyer/contract/content/pages.ts';
import { SomeRulesSchema } from '@foyer/contract/content/rules.ts';
import { PLAY_LIMITS } from '@foyer/contract/limits/playLimits.ts';
import { LICENCES } from '@foyer/domain/licence.ts';
import * as v from 'valibot';
import { SiteBannersSchema } from './banners.ts';
import { SelfExclusionSchema } from './selfExclusion.ts';

/** `sites/licences/<licence>.json`: what a regulator demands of every brand under it. */
export const LicenceFileSchema = v.strictObject({
  licence: v.picklist(LICENCES),
  authority: AuthoritySchema,
  /** Where no help line of the player's own country is known. */
  helpLine: HelpLineSchema,
  /** A rule not stated here is the stricter one. */
  rules: SomeRulesSchema,
  /** Which limits of play its players may set; a licence that demands `lossLimits` has those of losses. */
  playLimits: v.array(v.picklist(PLAY_LIMITS)),
  /**
   * Minutes between two reality checks that its players may choose, where the rules make any: the shortest first. The
   * last is that of who has chosen none, `realityCheckIntervalMinutes` of the rules.
   */
  realityCheckPeriods: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.check(
      (periods) => periods.every((period, n) => n === 0 || period > (periods[n - 1] ?? 0)),
      'have to grow',
    ),
  ),
  selfExclusion: SelfExclusionSchema,
  /** Toggles no brand under this licence may have. */
  forbiddenFeatures: v.array(v.picklist(FEATURES)),
  /** Pages, and what stands behind them, that no brand under this licence may have. */
  forbiddenPages: v.array(v.picklist(PAGES)),
  /** OPEN-29: what players of all its brands are to know. */
  banners: SiteBannersSchema,
});
export type LicenceFile = v.InferOutput<typeof LicenceFileSchema>;
