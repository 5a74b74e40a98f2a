/** Of the demonstration, for types, tests and tools: `sites/` may have others. */
export const DEMO_LICENCES = ['anj', 'cos', 'crc', 'est', 'mga'] as const;

/** Code of a gambling licence: the name of a file in `sites/licences/`, which has its requirements. */
export type Licence = (typeof DEMO_LICENCES)[number] | (string & { readonly __code: 'licence' });

export const LICENCE_CODE = /^[a-z][a-z0-9-]{1,31}$/;

export const isLicence = (value: unknown): value is Licence =>
  typeof value === 'string' && LICENCE_CODE.test(value);
