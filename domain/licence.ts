/** The licences an operator may hold; what each one demands is data in `sites/licences/`. */
export const LICENCES = ['anj', 'cos', 'crc', 'est', 'mga'] as const;
export type Licence = (typeof LICENCES)[number];
