/** The packages of this repository; `.dependency-cruiser.mjs` says what each may import. */
export const PACKAGES = [
  'domain',
  'contract',
  'client',
  'web',
  'platform',
  'sites',
  'sandbox',
  'e2e',
  'bench',
  'tools',
];

export const LIMITS = {
  fileLines: 400,
  functionLines: 70,
  componentLines: 120,
  sqlFunctionLines: 80,
  folderEntries: 20,
  /** Applies to a folder with one entry per feature. */
  featureEntries: 40,
  depth: 5,
  indexNames: 25,
} as const;

/** Folders with one entry per feature. */
export const FEATURE_FOLDER =
  /^(contract|platform\/modules|platform\/server\/graphql\/resolvers|web\/features|sites\/locales\/\w+|sites\/brands\/\w+)$/;

export const FORBIDDEN_NAMES =
  /^(src|packages|apps|shared|utils?|helpers?|common|lib|core|misc|\w*manager|\w+V\d)$/i;

export const CLOCK = ['platform/infra/clock.ts'];

export const BRAND_FILES = [
  'sites/',
  'domain/licence.ts',
  'e2e/',
  'bench/',
  'platform/sites/testing/',
  // In this file "harbour" is a keyword for pictures, and not the brand.
  'sandbox/studios/art/themes.json',
];
