/** Device classes that games are offered for; a tablet counts as mobile. */
export const DEVICES = ['Desktop', 'Mobile'] as const;
export type Device = (typeof DEVICES)[number];
