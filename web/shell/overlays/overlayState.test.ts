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

const SPECIFIED = [
  ['OVER-01', 'confirmation'],
  ['OVER-02', 'default'],
  ['OVER-03', 'error'],
  ['OVER-04', 'search'],
  ['OVER-05', 'quick-deposit'],
  ['OVER-06', 'bonus-checker'],
  ['OVER-07', 'reality-check'],
  ['OVER-08', 'content-accept'],
  ['OVER-09', 'action-error'],
  ['OVER-10', 'jackpot-win'],
  ['OVER-11', 'raffle-win'],
  ['OVER-12', 'sow'],
  ['OVER-13', 'sumsub-kyc-required'],
] as const;

describe('overlayState', () => {
  it.each(SPECIFIED)('%s %s is a variant', (_, variant) => {
    expect(ALL).toContain(variant);
  });

  it('there are no other variants', () => {
    expect(ALL).toHaveLength(SPECIFIED.length);
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
