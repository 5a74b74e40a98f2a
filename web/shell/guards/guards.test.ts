import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeGuard, GUARDS, mayDeposit } from './guards.ts';

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
    expect(activeGuard([])).toBeNull();
    expect(mayDeposit([])).toBe(true);
  });

  it.each(GUARDS)('AMB-41 %s is active while it is the only required step', (guard) => {
    expect(activeGuard([guard])).toBe(guard);
    expect(mayDeposit([guard])).toBe(false);
  });

  it('CASH-09 AMB-41 a waiting step blocks deposits', () => {
    expect(activeGuard(['phoneVerification', 'sourceOfWealth'])).toBe('sourceOfWealth');
    expect(mayDeposit(['phoneVerification'])).toBe(false);
  });

  it('OPEN-20 in whatever order steps are required, the most urgent is active', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...GUARDS]), (required) => {
        const urgencies = required.map((guard) => GUARDS.indexOf(guard));
        expect(activeGuard(required)).toBe(GUARDS[Math.min(...urgencies)] ?? null);
      }),
    );
  });
});
