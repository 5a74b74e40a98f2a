import * as v from 'valibot';

/** `sites/sites.json`. The brands are the folders of `sites/brands/`; an unknown host gets the default one. */
export const SitesFileSchema = v.strictObject({ defaultBrand: v.string() });
export type SitesFile = v.InferOutput<typeof SitesFileSchema>;
