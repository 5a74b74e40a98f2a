import { describe, expect, it } from 'vitest';
import {
  addressAfter,
  isVisible,
  NO_OVERLAYS,
  overlayState,
  phaseOf,
  type OverlayEvent,
} from './overlayState.ts';
import { rulesOf, VARIANTS, type OverlayVariant } from '../../app/overlayVariants.ts';

const ALL = Object.keys(VARIANTS) as OverlayVariant[];
const REQUIRE_ACTION: readonly OverlayVariant[] = ['quick-deposit', 'sow', 'bonus-checker'];
const address = new URL('https://tivoli.test/en/?tab=2');
const play = (...events: OverlayEvent[]) => events.reduce(overlayState, NO_OVERLAYS);

describe('overlayState', () => {
  it('OVER-01 OVER-02 OVER-03 has variants for a confirmation, a text and a crash', () => {
    expect(ALL).toEqual(expect.arrayContaining(['confirmation', 'default', 'error']));
  });

  it('OVER-04 OVER-05 OVER-06 has variants for search, quick deposit and bonuses', () => {
    expect(ALL).toEqual(expect.arrayContaining(['search', 'quick-deposit', 'bonus-checker']));
  });

  it('OVER-07 OVER-08 OVER-09 has variants for the reality check, content and a failed action', () => {
    expect(ALL).toEqual(expect.arrayContaining(['reality-check', 'content-accept', 'action-error']));
  });

  it('OVER-10 OVER-11 has variants for both kinds of wins', () => {
    expect(ALL).toEqual(expect.arrayContaining(['jackpot-win', 'raffle-win']));
  });

  it('OVER-12 OVER-13 has variants for source of wealth and identity', () => {
    expect(ALL).toEqual(expect.arrayContaining(['sow', 'sumsub-kyc-required']));
  });

  it('has no other variants', () => {
    expect(ALL).toHaveLength(13);
  });

  it.each(ALL)('OVER-14 %s goes from idle to open to closed to open again', (variant) => {
    expect(phaseOf(NO_OVERLAYS, variant)).toBe('idle');
    const open = play({ type: 'opened', variant });
    expect(phaseOf(open, variant)).toBe('open');
    const closed = overlayState(open, { type: 'closed', variant, address });
    expect(phaseOf(closed, variant)).toBe('closed');
    expect(phaseOf(overlayState(closed, { type: 'opened', variant }), variant)).toBe('open');
  });

  it.each(ALL)('OVER-15 %s is visible while open, independent of the others', (variant) => {
    const other = variant === 'search' ? 'default' : 'search';
    expect(isVisible(NO_OVERLAYS, variant)).toBe(false);
    const open = play({ type: 'opened', variant }, { type: 'opened', variant: other });
    expect(isVisible(open, variant)).toBe(true);
    const othersClosed = overlayState(open, { type: 'closed', variant: other, address });
    expect(isVisible(othersClosed, variant)).toBe(true);
  });

  it.each(ALL)('OVER-16 Escape closes %s unless it requires an action', (variant) => {
    expect(rulesOf(variant).closesOnEscape).toBe(!REQUIRE_ACTION.includes(variant));
  });

  it('OVER-14 an overlay that was never opened cannot be closed', () => {
    expect(play({ type: 'closed', variant: 'error', address })).toBe(NO_OVERLAYS);
  });
});

const FULL =
  'https://tivoli.test/en/?a=1&autoSubmit=1&paymentMethod=card&amount=20&currency=EUR' +
  '&preselectedChallengeId=c7&autoSignIn=1&locale=en&b=2#x';

describe('URL after closing an overlay', () => {
  it.each(['quick-deposit', 'sow'] as const)(
    'OVER-17 QUERY-10 closing %s removes the seven opening parameters',
    (variant) => {
      expect(addressAfter(variant, new URL(FULL)).href).toBe('https://tivoli.test/en/?a=1&b=2#x');
    },
  );

  it.each(ALL.filter((variant) => variant !== 'quick-deposit' && variant !== 'sow'))(
    'OVER-17 closing %s does not change the URL',
    (variant) => {
      expect(addressAfter(variant, new URL(FULL)).href).toBe(FULL);
    },
  );

  it('OVER-17 a URL without the parameters keeps its encoding', () => {
    const spelled = new URL('https://tivoli.test/en/?q=a%20b');
    expect(addressAfter('sow', spelled)).toBe(spelled);
  });

  it('OVER-19 QUERY-10 the preselected challenge is remembered after this and the next close', () => {
    const deposit = { variant: 'quick-deposit' } as const;
    const first = play(
      { type: 'opened', ...deposit },
      { type: 'closed', ...deposit, address: new URL(FULL) },
    );
    expect(first.preselectedChallengeId).toBe('c7');
    const again = [
      { type: 'opened', ...deposit },
      { type: 'closed', ...deposit, address },
    ] as const;
    expect(again.reduce(overlayState, first).preselectedChallengeId).toBe('c7');
  });

  it('OVER-19 an overlay that does not clean the URL remembers no challenge', () => {
    const search = { variant: 'search' } as const;
    const closed = play({ type: 'opened', ...search }, { type: 'closed', ...search, address: new URL(FULL) });
    expect(closed.preselectedChallengeId).toBeNull();
  });
});
