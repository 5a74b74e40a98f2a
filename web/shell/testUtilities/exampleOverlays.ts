import { HOUR } from '@foyer/domain/duration.ts';
import { createStore } from '../../transport/store/store.ts';
import type { OverlayContents } from '../../app/overlays.ts';
import { overlayStore, type OverlayStoreDeps } from '../overlays/overlayStore.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' }) as const;

const EXAMPLES: OverlayContents = {
  confirmation: {
    title: 'An example of a question',
    text: 'Nothing is done, whatever you answer.',
    act: 'Go on',
    onConfirm() {},
  },
  error: { homeHref: '/' },
  'action-error': { title: 'An example of a refusal', text: 'Nothing was asked for, and nothing refused.' },
  search: null,
  default: {
    title: 'An example of a notice',
    text: 'A notice says one thing.',
    onClosed() {},
  },
  'content-accept': {},
  'sumsub-kyc-required': null,
  'quick-deposit': {},
  'bonus-checker': null,
  sow: null,
  'reality-check': {
    session: createStore({
      isDue: true,
      clock: {
        id: 'example',
        startedAt: new Date(Date.now() - HOUR).toISOString(),
        played: { currency: 'EUR', staked: '148.60', won: '122.40', net: '-26.20' },
        realityCheck: { periodMinutes: 60, choices: [60], dueAt: new Date().toISOString(), dueInSeconds: 0 },
      },
    }),
    goOn: () => Promise.resolve(true),
    leave: () => Promise.resolve(),
    onClosed() {},
  },
  'jackpot-win': {
    source: 'EPIC',
    mark: 'mega',
    amount: euros('1284905.55'),
    line: 'An example: no money has moved.',
    act: 'Back to game',
    terms: 'Paid in cash on a €0.20 contribution',
    onClosed() {},
  },
  'raffle-win': {
    source: 'Hourly drop',
    amount: euros('250.00'),
    line: 'An example: no money has moved.',
    act: 'Back to the lobby',
    terms: 'Ticket 7 of 412',
    onClosed() {},
  },
};

const isExample = (variant: string): variant is keyof OverlayContents => Object.hasOwn(EXAMPLES, variant);

/** The overlay store with all variants, and `foyerTest.overlay('sow')` in the console to open one. */
export function exampleOverlays(deps: OverlayStoreDeps<OverlayContents>) {
  const store = overlayStore(deps);
  const show = <Variant extends keyof OverlayContents>(variant: Variant) =>
    store.open(variant, EXAMPLES[variant]);
  const overlay = (variant: string) => {
    if (isExample(variant)) return show(variant);
    throw new Error(`There is no overlay '${variant}'; there are ${Object.keys(EXAMPLES).join(', ')}`);
  };
  const offer = () =>
    void Object.assign(window, { foyerTest: { ...Object(Reflect.get(window, 'foyerTest')), overlay } });
  return { store, offer };
}
