import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { NOTHING_KNOWN } from '../jackpotState.ts';
import type { JackpotTerms } from '../queries.ts';
import { useAmounts, type Amounts } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';
import { OddsView } from './PanelViews.tsx';
import { PotsView } from './PanelViews.tsx';

const TERMS = {
  currency: 'EUR',
  contributionOptions: [0.05, 0.1, 0.2],
  showsPercentage: false,
  communitySize: 50,
  pots: [
    {
      id: 'mega',
      share: 0.4,
      seed: '10000.00',
      ceiling: '250000.00',
      mustDropWithinHours: null,
      oneIn: 250_000,
    },
    { id: 'minor', share: 0.15, seed: '20.00', ceiling: '150.00', mustDropWithinHours: 24, oneIn: 400 },
    {
      id: 'shared',
      share: 0.08,
      seed: '250.00',
      ceiling: '25000.00',
      mustDropWithinHours: null,
      oneIn: null,
    },
  ],
} as unknown as JackpotTerms;
const TEXTS = {
  'jackpot.terms.oneIn': ['1 in ', ['times']],
  'jackpot.terms.within': [['ceiling'], ' or ', ['hours'], ' h'],
  'jackpot.terms.withMega': ['to the ', ['count']],
  'jackpot.terms.rest': [['part'], ' for seeds'],
  'jackpot.join': ['Join for ', ['amount']],
  'jackpot.save': ['Save ', ['amount']],
  'jackpot.bar.in': ['In for ', ['amount']],
};

interface Shown {
  readonly optedIn?: boolean | 'loading';
  readonly given?: number | null;
  readonly contribution?: number;
  readonly terms?: Partial<JackpotTerms>;
}

function shown(
  View: (parts: { jackpot: Jackpot; amounts: Amounts }) => ReactNode,
  { optedIn = false, given = null, contribution = 0.1, terms = {} }: Shown = {},
): string {
  const content = { settings: {}, locale: 'en', texts: textStore('en', TEXTS) };
  const pots = [{ id: 'mega', current_value: '10402.17' }] as const;
  const jackpot: Jackpot = {
    terms: { ...TERMS, ...terms },
    state: { ...NOTHING_KNOWN, optedIn, pots },
    store: {
      get: () => NOTHING_KNOWN,
      subscribe: () => () => {},
      start: () => () => {},
      choose() {},
      seen() {},
      postpone() {},
    },
    given,
    contribution,
    pick() {},
    choose() {},
  };
  const Views = () => <View jackpot={jackpot} amounts={useAmounts(jackpot)} />;
  return renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <Views />
    </AppProvider>,
  );
}

const lines = (html: string) =>
  html
    .split('<li')
    .slice(1)
    .map((line) => line.replace(/^[^>]*>/, '').replace(/<[^>]+>/g, ' '));

describe('the pots view', () => {
  const Pots = (parts: { jackpot: Jackpot; amounts: Amounts }) => <PotsView {...parts} onRaise={() => {}} />;

  it('JACK-17 lists each pot with its known value, and a button to improve the odds', () => {
    const html = shown(Pots);
    const [mega, minor, shared, ...more] = lines(html);
    expect(more).toEqual([]);
    expect(mega).toMatch(/EPIC.*€ ?10,402 ?\.17.*€10,000\.00.*€250,000\.00/);
    expect(minor).toMatch(/MINI.*–.*€20\.00.*€150\.00 or 24 h/);
    expect(shared).toContain('jackpot.shared');
    expect(html).toMatch(/<button[^>]*>jackpot\.panel\.raise<\/button>/);
  });
});

describe('the odds view', () => {
  it('JACK-18 FAIR-03 shows odds, funding, seed and ceiling for the selected contribution above the opt-in button', () => {
    const html = shown(OddsView, { contribution: 0.2 });
    const [mega, minor, shared] = lines(html);
    expect(mega).toMatch(/1 in 1,250,000.*40%.*€10,000\.00.*€250,000\.00/);
    expect(minor).toMatch(/1 in 2,000.*15%.*€20\.00.*€150\.00 or 24 h/);
    expect(shared).toMatch(/to the 50.*8%.*€250\.00/);
    expect(html).toContain('37% for seeds');
    expect(html.indexOf('Join for €0.20')).toBeGreaterThan(html.indexOf('37% for seeds'));
  });

  it('JACK-18 offers the options of the settings and marks the selected one', () => {
    const html = shown(OddsView, { contribution: 0.2 });
    const values = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => [
      /value="([^"]+)"/.exec(input)?.[1],
      input.includes('checked'),
    ]);
    expect(values).toEqual([
      ['0.05', false],
      ['0.1', false],
      ['0.2', true],
    ]);
  });

  it('JACK-60 shows each option’s share if the operator shows it', () => {
    const html = shown(OddsView, { terms: { showsPercentage: true } });
    expect([...html.matchAll(/<small>(\d+%)<\/small>/g)].map(([, part]) => part)).toEqual([
      '25%',
      '50%',
      '100%',
    ]);
    expect(shown(OddsView)).not.toMatch(/<small>\d+%/);
  });

  it.each([
    ['out', { optedIn: false }, 'Join for €0.10', false, false],
    ['in', { optedIn: true, given: 0.1 }, 'In for €0.10', true, true],
    ['in, with another picked', { optedIn: true, given: 0.1, contribution: 0.2 }, 'Save €0.20', false, true],
  ] as const)('JACK-22 the button for a player who is %s', (_who, who, act, isIdle, mayLeave) => {
    const html = shown(OddsView, who);
    const button = html.match(/<button[^>]*>[^<]*/g)?.find((one) => one.endsWith(`>${act}`)) ?? '';
    expect(button).not.toBe('');
    expect(button.includes('aria-disabled="true"')).toBe(isIdle);
    expect(html.includes('jackpot.leave')).toBe(mayLeave);
  });

  it('JACK-25 is disabled until the player’s status is known', () => {
    expect(shown(OddsView, { optedIn: 'loading' })).toMatch(/<fieldset[^>]*disabled.*<button[^>]*disabled/s);
  });
});
