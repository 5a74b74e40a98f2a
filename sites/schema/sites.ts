import { REGISTRATION_METHODS } from '@foyer/contract/registration/methods.ts';
import * as v from 'valibot';

const method = v.picklist(REGISTRATION_METHODS);

/** `sites/sites.json`. Brands are the folders of `sites/brands/`; an unknown host gets the default brand. */
export const SitesFileSchema = v.strictObject({
  defaultBrand: v.string(),
  /** Pages and calls of every brand get a retry-later response; wins, rollbacks and sign-ins are still accepted. */
  maintenance: v.optional(v.boolean()),
  /** REG-02: registration method by country code; `ROW` is the rest of the world. */
  registration: v.objectWithRest({ ROW: method }, method),
  /** REG-04: domains of throwaway email addresses, in lower case; their subdomains count as well. */
  disposableEmailDomains: v.array(v.pipe(v.string(), v.domain(), v.toLowerCase())),
});
