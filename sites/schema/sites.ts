import { REGISTRATION_METHODS } from '@foyer/contract/registration/methods.ts';
import * as v from 'valibot';

const method = v.picklist(REGISTRATION_METHODS);

/** `sites/sites.json`. Brands are the folders of `sites/brands/`; an unknown host gets the default brand. */
export const SitesFileSchema = v.strictObject({
  defaultBrand: v.string(),
  /** REG-02: registration method by country code; `ROW` is the rest of the world. */
  registration: v.objectWithRest({ ROW: method }, method),
});
