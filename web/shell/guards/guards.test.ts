import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeGuard,
  guardsOwed,
  guardStates,
  GUARDS,
  mayDeposit,
  NO_GUARDS,
  type Guard,
  type GuardEvent,
} from './guards.ts';

const required = (guard: Guard): GuardEvent => ({ type: 'required', guard });
const fulfilled = (guard: Guard): GuardEvent => ({ type: 'fulfilled', guard });
const play = (...events: GuardEvent[]) => events.reduce(guardStates, NO_GUARDS);

describe('guards', () => {
  it('OPEN-20 the guards are in order of urgency', () => {
    expect(GUARDS).toEqual([
      'contentAccept',
      'identityVerification',
      'sourceOfWealth',
      'phoneVerification',
      'realityCheck',
    ]);
  });

  it('AMB-41 no guard is active and deposits are allowed until a step is required', () => {
    expect(activeGuard(NO_GUARDS)).toBeNull();
    expect(mayDeposit(NO_GUARDS)).toBe(true);
  });

  it.each(GUARDS)('AMB-41 %s goes from idle to active to done and can be required again', (guard) => {
    const active = play(required(guard));
    expect(active[guard]).toBe('active');
    const done = guardStates(active, fulfilled(guard));
    expect(done[guard]).toBe('done');
    expect(activeGuard(done)).toBeNull();
    expect(mayDeposit(done)).toBe(true);
    expect(guardStates(done, required(guard))[guard]).toBe('active');
  });

  it('OPEN-20 the most urgent step is active even if required last; the others are pending', () => {
    const states = play(required('realityCheck'), required('phoneVerification'), required('contentAccept'));
    expect(states).toMatchObject({
      contentAccept: 'active',
      phoneVerification: 'pending',
      realityCheck: 'pending',
    });
    expect(activeGuard(guardStates(states, fulfilled('contentAccept')))).toBe('phoneVerification');
  });

  it('AMB-41 a pending guard blocks deposits', () => {
    const states = play(required('sourceOfWealth'), required('realityCheck'), fulfilled('sourceOfWealth'));
    expect(mayDeposit(states)).toBe(false);
    expect(mayDeposit(guardStates(states, fulfilled('realityCheck')))).toBe(true);
  });

  it('CASH-09 a pending or active step of the platform blocks deposits; an idle one does not', () => {
    const idle = guardsOwed([]);
    const one = guardsOwed(['phoneVerification']);
    const two = guardsOwed(['phoneVerification', 'sourceOfWealth']);
    expect([idle.phoneVerification, one.phoneVerification, two.phoneVerification]).toEqual([
      'idle',
      'active',
      'pending',
    ]);
    expect([idle, one, two].map(mayDeposit)).toEqual([true, false, false]);
    expect(activeGuard(two)).toBe('sourceOfWealth');
  });

  it('requiring a step twice changes nothing, and a step that is not required cannot be done', () => {
    const once = play(required('realityCheck'));
    expect(guardStates(once, required('realityCheck'))).toBe(once);
    expect(play(fulfilled('realityCheck'))).toBe(NO_GUARDS);
  });

  it('OPEN-20 in any order, exactly the first required step is active', () => {
    const event = fc
      .tuple(fc.constantFrom(...GUARDS), fc.boolean())
      .map(([guard, isRequired]) => (isRequired ? required(guard) : fulfilled(guard)));
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const states = play(...events);
        const owed = GUARDS.filter((guard) => states[guard] === 'pending' || states[guard] === 'active');
        expect(GUARDS.filter((guard) => states[guard] === 'active')).toEqual(owed.slice(0, 1));
        expect(mayDeposit(states)).toBe(owed.length === 0);
      }),
    );
  });
});
