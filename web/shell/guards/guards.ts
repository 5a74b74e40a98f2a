/**
 * OPEN-20: what a player may owe the house before going on, the most urgent first. AMB-41: one at a time is active,
 * the others wait.
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
  /** The platform wants it of the player. */
  | { readonly type: 'required'; readonly guard: Guard }
  /** The player did what was wanted, or it is wanted no more. */
  | { readonly type: 'fulfilled'; readonly guard: Guard };

/** Nothing is owed. */
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

/** What stands when the platform says what is owed. */
export const guardsOwed = (owed: readonly Guard[]): GuardStates =>
  owed.reduce((states, guard) => guardStates(states, { type: 'required', guard }), NO_GUARDS);

const isOwed = (state: GuardState): boolean => state === 'pending' || state === 'active';

/** Of those that are owed the first in order is active, also when another was active before. */
function inTurn(states: GuardStates): GuardStates {
  const owed = GUARDS.filter((guard) => isOwed(states[guard]));
  const turns = owed.map((guard, place) => [guard, place === 0 ? 'active' : 'pending'] as const);
  return { ...states, ...Object.fromEntries(turns) };
}

export const activeGuard = (states: GuardStates): Guard | null =>
  GUARDS.find((guard) => states[guard] === 'active') ?? null;

/** AMB-41: a deposit waits for what is pending too. */
export const mayDeposit = (states: GuardStates): boolean => !GUARDS.some((guard) => isOwed(states[guard]));
