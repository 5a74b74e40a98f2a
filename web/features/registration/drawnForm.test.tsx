import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RegistrationMethod } from '@foyer/contract/registration/methods.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import { RegistrationSteps } from './RegistrationSteps.tsx';

/** The steps in the server-rendered document, before any script has run. */
function shownAtFirst(registration: RegistrationMethod, drawnForm?: string): readonly (string | undefined)[] {
  const settings = {
    registration,
    loginFlow: 'Sms',
    experiments: { registration_form: { regily: 1, dino: 1 } },
    paymentLogins: [],
    jackpotOffer: null,
    features: [],
    rules: { minimumAgeYears: 18 },
    country: 'NZ',
    documentVersions: { 'terms-and-conditions': 1, 'privacy-policy': 1 },
  };
  const drawn = { registration_form: drawnForm };
  const content = { settings, locale: 'en', texts: textStore('en', {}), renderedAtMs: 0, drawn };
  const html = renderToStaticMarkup(
    <AppProvider app={content as unknown as App}>
      <RegistrationSteps search="" />
    </AppProvider>,
  );
  return [...html.matchAll(/<section(?! hidden)[^>]*data-step="(\w+)"/g)].map(([, step]) => step);
}

const ONE_PAGE = ['account', 'person', 'consents'];

test.each<[RegistrationMethod, string | undefined, readonly string[]]>([
  ['REGILY', 'dino', ONE_PAGE],
  ['REGILY', 'regily', ['account']],
  ['REGILY', undefined, ['account']],
  ['REGILY', '"><script>', ['account']],
  ['DINO', undefined, ONE_PAGE],
  ['DINO', 'regily', ['account']],
  ['SSN', 'dino', ['account']],
])('EXP-10 by %s with the variant %j the server renders the steps %j', (method, drawn, steps) => {
  expect(shownAtFirst(method, drawn)).toEqual(steps);
});
