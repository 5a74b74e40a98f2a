import { describe, expect, it } from 'vitest';
import {
  addressAfter,
  isVisible,
  NO_OVERLAYS,
  overlayState,
  phaseOf,
  type OverlayEvent,
} from './overlayState.ts';
import { VARIANTS, type OverlayVariant } from '../../app/overlayVariants.ts';

const ALL = Object.keys(VARIANTS) as OverlayVariant[];
const HELD: readonly OverlayVariant[] = ['quick-deposit', 'sow', 'bonus-checker'];
const address = new URL('https://tivoli.test/en/?tab=2');
const play = (...events: OverlayEvent[]) => events.reduce(overlayState, NO_OVERLAYS);

describe('overlayState', () => {
  it('there are thirteen overlay variants', () => {
    expect(ALL).toEqual([
      'confirmation',
      'default',
      'error',
      'search',
      'quick-deposit',
      'bonus-checker',
      'reality-check',
      'content-accept',
      'action-error',
      'jackpot-win',
      'raffle-win',
      'sow',
      'sumsub-kyc-required',
    ]);
  });

  it('OVER-05 OVER-08 quick deposit and content acceptance are variants', () => {
    expect(ALL).toEqual(expect.arrayContaining(['quick-deposit', 'content-accept']));
  });

  it('OVER-10 OVER-12 jackpot win and source of wealth are variants', () => {
    expect(ALL).toEqual(expect.arrayContaining(['jackpot-win', 'sow']));
  });

  it.each(ALL)('OVER-14 %s is idle, then open, then closed, then open again', (variant) => {
    expect(phaseOf(NO_OVERLAYS, variant)).toBe('idle');
    const open = play({ type: 'opened', variant });
    expect(phaseOf(open, variant)).toBe('open');
    const closed = overlayState(open, { type: 'closed', variant, address });
    expect(phaseOf(closed, variant)).toBe('closed');
    expect(phaseOf(overlayState(closed, { type: 'opened', variant }), variant)).toBe('open');
  });

  it.each(ALL)('OVER-15 %s is visible while open, whatever the others do', (variant) => {
    const other = variant === 'search' ? 'default' : 'search';
    expect(isVisible(NO_OVERLAYS, variant)).toBe(false);
    const open = play({ type: 'opened', variant }, { type: 'opened', variant: other });
    expect(isVisible(open, variant)).toBe(true);
    const othersClosed = overlayState(open, { type: 'closed', variant: other, address });
    expect(isVisible(othersClosed, variant)).toBe(true);
  });

  it.each(ALL)('OVER-16 Escape closes %s unless it is one of the three', (variant) => {
    const escaped = play({ type: 'opened', variant }, { type: 'escaped', variant, address });
    expect(phaseOf(escaped, variant)).toBe(HELD.includes(variant) ? 'open' : 'closed');
  });

  it('OVER-14 what was never opened cannot be closed', () => {
    expect(play({ type: 'closed', variant: 'error', address })).toBe(NO_OVERLAYS);
  });
});

const FULL =
  'https://tivoli.test/en/?a=1&autoSubmit=1&paymentMethod=card&amount=20&currency=EUR' +
  '&preselectedChallengeId=c7&autoSignIn=1&locale=en&b=2#x';

describe('the address behind an overlay', () => {
  it.each(['quick-deposit', 'sow'] as const)(
    'OVER-17 QUERY-10 closing %s takes seven keys out',
    (variant) => {
      expect(addressAfter(variant, new URL(FULL)).href).toBe('https://tivoli.test/en/?a=1&b=2#x');
    },
  );

  it.each(ALL.filter((variant) => variant !== 'quick-deposit' && variant !== 'sow'))(
    'OVER-17 closing %s leaves it alone',
    (variant) => {
      expect(addressAfter(variant, new URL(FULL)).href).toBe(FULL);
    },
  );

  it('OVER-17 what has none of the keys keeps its spelling', () => {
    const spelled = new URL('https://tivoli.test/en/?q=a%20b');
    expect(addressAfter('sow', spelled)).toBe(spelled);
  });

  it('OVER-19 QUERY-10 the challenge that was chosen is known after the strip, and after the next close', () => {
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

  it('OVER-19 an overlay that does not clean the address remembers nothing of it', () => {
    const search = { variant: 'search' } as const;
    const closed = play({ type: 'opened', ...search }, { type: 'closed', ...search, address: new URL(FULL) });
    expect(closed.preselectedChallengeId).toBeNull();
  });
});
