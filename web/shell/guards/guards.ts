/** OPEN-20: steps a player may have to complete before continuing, most urgent first. */
export const GUARDS = [
  'contentAccept',
  'identityVerification',
  'sourceOfWealth',
  'phoneVerification',
  'realityCheck',
] as const;

export type Guard = (typeof GUARDS)[number];

/** AMB-41: the most urgent required step is active; the others wait until it is done. */
export const activeGuard = (required: readonly Guard[]): Guard | null =>
  GUARDS.find((guard) => required.includes(guard)) ?? null;

/** AMB-41: waiting guards block a deposit too, not only the active one. */
export const mayDeposit = (required: readonly Guard[]): boolean => required.length === 0;
