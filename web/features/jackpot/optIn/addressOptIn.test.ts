import { expect, it, vi } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { followAddress } from './addressOptIn.ts';
import { NOTHING_KNOWN, type JackpotState } from '../jackpotState.ts';
import { createStore } from '../../../transport/store/store.ts';

const HERE = 'https://tivoli.test/en/jackpot/';
const OUT = { ...NOTHING_KNOWN, optedIn: false, hasChosen: true, isLive: true } as const;
const NEVER = { ...OUT, hasChosen: false } as const;

function page(
  href: string,
  { autoOptIn = false, reloads = '0' }: { autoOptIn?: boolean; reloads?: string } = {},
) {
  const clock = fakeClock();
  const items = new Map([['jackpotAutoOptIns', reloads]]);
  const state = createStore<JackpotState>(NOTHING_KNOWN);
  const choose = vi.fn();
  const replace = vi.fn();
  const go = vi.fn();
  const scroll = vi.fn();
  const optedIn = vi.fn();
  const dialog = { isOpen: false };
  const stop = followAddress({
    clock,
    settings: { autoOptIn, contributionOptions: [0.5, 0.05, 0.1] },
    count: { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) },
    jackpot: { ...state, choose },
    address: { read: () => new URL(href), replace, go },
    scroll,
    optedIn,
    isBusy: () => dialog.isOpen,
  });
  return { dialog, state, clock, choose, replace, go, scroll, optedIn, stop, items };
}

it('JACK-30 JACK-32 JACK-33 sends the opt-in of the URL once, removes it from the URL, and scrolls after 2 s', () => {
  const { state, clock, choose, replace, scroll, optedIn } = page(`${HERE}?a=1&setCustomJackpot=0.10`);
  expect(choose).not.toHaveBeenCalled();
  state.set(OUT);
  state.set({ ...OUT, optedIn: true });
  expect(choose.mock.calls).toEqual([[{ isIn: true, contribution: 0.1 }]]);
  expect(replace.mock.calls).toEqual([[new URL(`${HERE}?a=1`)]]);
  expect(optedIn).toHaveBeenCalledWith({ isIn: false, contribution: null });
  clock.advance(1999);
  expect(scroll).not.toHaveBeenCalled();
  clock.advance(1);
  expect(scroll).toHaveBeenCalledOnce();
});

it.each(['0.11', '1', 'all', ''])('JACK-11 for %j nothing is sent or reloaded', (value) => {
  const { state, choose, go, clock } = page(`${HERE}?setCustomJackpot=${value}`, { autoOptIn: true });
  state.set(NEVER);
  expect([choose.mock.calls, go.mock.calls, clock.pending()]).toEqual([[], [], []]);
});

it('JACK-27 does not opt in if the status failed', () => {
  const { state, choose, go } = page(`${HERE}?setCustomJackpot=0.1`, { autoOptIn: true });
  state.set({ ...NEVER, optedIn: 'failed' });
  expect([choose.mock.calls, go.mock.calls]).toEqual([[], []]);
});

it('JACK-28 reloads with the lowest option for a player who has never chosen, and not for one who opted out', () => {
  const never = page(HERE, { autoOptIn: true });
  never.state.set(NEVER);
  expect(never.go.mock.calls).toEqual([[new URL(`${HERE}?setCustomJackpot=0.05`)]]);
  expect(never.items.get('jackpotAutoOptIns')).toBe('1');
  const out = page(HERE, { autoOptIn: true });
  out.state.set(OUT);
  expect(out.go).not.toHaveBeenCalled();
});

it('JACK-28 reloads after an open dialog is closed, and not if the player has chosen meanwhile', () => {
  const waiting = page(HERE, { autoOptIn: true });
  waiting.dialog.isOpen = true;
  waiting.state.set(NEVER);
  waiting.clock.advance(10_000);
  expect(waiting.go).not.toHaveBeenCalled();
  waiting.dialog.isOpen = false;
  waiting.clock.advance(1_000);
  expect(waiting.go).toHaveBeenCalledOnce();

  const chosen = page(HERE, { autoOptIn: true });
  chosen.dialog.isOpen = true;
  chosen.state.set(NEVER);
  chosen.state.set(OUT);
  chosen.dialog.isOpen = false;
  chosen.clock.advance(10_000);
  expect(chosen.go).not.toHaveBeenCalled();

  const left = page(HERE, { autoOptIn: true });
  left.dialog.isOpen = true;
  left.state.set(NEVER);
  left.stop();
  expect(left.clock.pending()).toEqual([]);
});

it('JACK-29 FLAG-12 does not reload after three reloads or if it is not allowed', () => {
  for (const options of [{ autoOptIn: true, reloads: '3' }, { autoOptIn: false }]) {
    const { state, go } = page(HERE, options);
    state.set(NEVER);
    expect(go).not.toHaveBeenCalled();
  }
});

it('JACK-33 does not scroll after the page is left', () => {
  const { state, clock, stop } = page(`${HERE}?setCustomJackpot=0.1`);
  state.set(OUT);
  stop();
  expect(clock.pending()).toEqual([]);
});
