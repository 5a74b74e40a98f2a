/** Gambling licences; their requirements are data in `sites/licences/`. */
export const LICENCES = ['anj', 'cos', 'crc', 'est', 'mga'] as const;
export type Licence = (typeof LICENCES)[number];
