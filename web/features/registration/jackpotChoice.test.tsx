import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SignUpPage } from '@foyer/contract/registration/forms.ts';
import type { JackpotOffer } from '@foyer/contract/jackpot/offer.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import { JackpotChoice } from './JackpotChoice.tsx';

const OFFER: JackpotOffer = {
  options: ['0.10', '0.20'],
  showsPercentage: true,
  pots: [
    {
      id: 'minor',
      share: 0.6,
      seed: '20.00',
      ceiling: '150.00',
      mustDropWithinHours: 24,
      oneIn: [4000, 2000],
    },
    { id: 'shared', share: 0.4, seed: '250.00', ceiling: '900.00', mustDropWithinHours: null, oneIn: null },
  ],
  communitySize: 50,
};
const TEXTS = {
  'registration.jackpot.yes': [['amount'], ' with each bet'],
  'registration.jackpot.oneIn': [['pot'], ' 1 in ', ['times']],
};

function shown(jackpotOffer: JackpotOffer | null, form: Partial<SignUpPage> = {}): string {
  const content = {
    settings: { jackpotOffer },
    locale: 'en',
    texts: textStore('en', TEXTS),
    renderedAtMs: 0,
  };
  return renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <JackpotChoice values={{}} problems={{}} currency="EUR" {...form} />
    </AppProvider>,
  );
}

/** Values of the radio buttons; the checked one is in brackets. */
const choices = (html: string): readonly string[] =>
  [...html.matchAll(/<input[^>]*>/g)].map(([input]) => {
    const value = /value="([^"]*)"/.exec(input)?.[1] ?? 'none';
    return input.includes('checked') ? `[${value}]` : value;
  });

describe('the jackpot choice of the registration form', () => {
  it('FLAG-13 starts with no, and shows the odds of each amount', () => {
    const html = shown(OFFER);
    expect(choices(html)).toEqual(['[]', '0.10', '0.20']);
    expect(html).toMatch(
      /€0\.10 with each bet · 50%.*MINI 1 in 4,000.*€0\.20 with each bet · 100%.*MINI 1 in 2,000/s,
    );
  });

  it('FLAG-13 keeps the choice when the form is returned, if it is offered', () => {
    expect(choices(shown(OFFER, { values: { jackpot: '0.20' } }))).toEqual(['', '0.10', '[0.20]']);
    expect(choices(shown(OFFER, { values: { jackpot: '9.99' } }))).toEqual(['[]', '0.10', '0.20']);
  });

  it('FLAG-13 shows an invalid amount at the choice', () => {
    const html = shown(OFFER, { problems: { jackpot: 'notAnAmount' } });
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="jackpot-problem".*id="jackpot-problem"/s);
    expect(shown(OFFER)).not.toContain('jackpot-problem');
  });

  it('FLAG-13 renders nothing without an offer', () => {
    expect(shown(null)).toBe('');
  });
});
