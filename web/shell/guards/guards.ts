/**
 * OPEN-20: steps a player may have to complete before continuing, most urgent first. AMB-41: only one is
 * active at a time; the others wait.
 */
export const GUARDS = [
  'contentAccept',
  'identityVerification',
  'sourceOfWealth',
  'phoneVerification',
  'realityCheck',
] as const;

export type Guard = (typeof GUARDS)[number];
export type GuardState = 'idle' | 'pending' | 'active' | 'done';
export type GuardStates = Readonly<Record<Guard, GuardState>>;

export type GuardEvent =
  /** The platform requires this step. */
  | { readonly type: 'required'; readonly guard: Guard }
  /** The player completed the step, or the platform no longer requires it. */
  | { readonly type: 'fulfilled'; readonly guard: Guard };

/** No step is required. */
export const NO_GUARDS: GuardStates = {
  contentAccept: 'idle',
  identityVerification: 'idle',
  sourceOfWealth: 'idle',
  phoneVerification: 'idle',
  realityCheck: 'idle',
};

export function guardStates(states: GuardStates, { type, guard }: GuardEvent): GuardStates {
  if (type === 'required') return isOwed(states[guard]) ? states : inTurn({ ...states, [guard]: 'pending' });
  return isOwed(states[guard]) ? inTurn({ ...states, [guard]: 'done' }) : states;
}

/** Guard states for the steps that the platform requires. */
export const guardsOwed = (owed: readonly Guard[]): GuardStates =>
  owed.reduce((states, guard) => guardStates(states, { type: 'required', guard }), NO_GUARDS);

const isOwed = (state: GuardState): boolean => state === 'pending' || state === 'active';

/** Makes the first required guard active, even if another one was active before. */
function inTurn(states: GuardStates): GuardStates {
  const owed = GUARDS.filter((guard) => isOwed(states[guard]));
  const turns = owed.map((guard, place) => [guard, place === 0 ? 'active' : 'pending'] as const);
  return { ...states, ...Object.fromEntries(turns) };
}

export const activeGuard = (states: GuardStates): Guard | null =>
  GUARDS.find((guard) => states[guard] === 'active') ?? null;

/** AMB-41: pending guards block a deposit too, not only the active one. */
export const mayDeposit = (states: GuardStates): boolean => !GUARDS.some((guard) => isOwed(states[guard]));
