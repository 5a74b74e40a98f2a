import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SignUpPage } from '@foyer/contract/registration/forms.ts';
import { AppProvider, type App } from '../../../app/app.tsx';
import { textStore } from '../../../i18n/texts.ts';
import { SignUpFields } from './SignUpFields.tsx';

const PAGE: SignUpPage = {
  kind: 'signUp',
  action: '/form',
  csrf: 'token',
  values: { birthDate: '1990-02-30' },
  problems: { birthDate: 'notADate' },
  problem: null,
  country: 'FI',
  currency: 'EUR',
  steps: ['account', 'person', 'consents', 'limits', 'verification'],
  documentVersions: { 'terms-and-conditions': 1, 'privacy-policy': 1 },
  signInHref: '/sign-in',
};

function form(depositLimitsRequiredOnRegistration: boolean, region: string, page = PAGE): string {
  const rules = { minimumAgeYears: 18, depositLimitsRequiredOnRegistration };
  const settings = { rules, paymentLogins: [], registration: 'REGILY', jackpotOffer: null };
  const app = { settings, locale: 'en', region, texts: textStore('en', {}) };
  return renderToStaticMarkup(
    <AppProvider app={app as unknown as App}>
      <SignUpFields page={page}>{null}</SignUpFields>
    </AppProvider>,
  );
}

const stepsIn = (html: string) =>
  [...html.matchAll(/data-sections="([^"]*)"/g)].map(([, sections]) => sections);
const inputIn = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('LIC-10 optional limits are folded below the consents', () => {
  const html = form(false, 'FI');
  expect(stepsIn(html)).toEqual(['account', 'person', 'consents limits']);
  expect(html).toMatch(/<details class="fy-signin__more"><summary>/);
  expect(inputIn(html, 'dayLimit')).not.toContain('required');
});

test('LIMIT-05 optional limits have a box that declines them, empty at first; required ones have none', () => {
  const box = inputIn(form(false, 'FI'), 'withoutLimits');
  expect(box).toContain('type="checkbox"');
  expect(box).not.toContain('checked');
  expect(inputIn(form(true, 'FI'), 'withoutLimits')).toBe('');
});

test('LIMIT-05 a form that neither sets nor declines limits is shown with the focus and an error at the box', () => {
  const page = { ...PAGE, values: {}, problems: { withoutLimits: 'missing' } } as const;
  const html = form(false, 'FI', page);
  expect(inputIn(html, 'withoutLimits')).toMatch(
    /aria-invalid="true".*autofocus|autofocus.*aria-invalid="true"/,
  );
  expect(inputIn(html, 'withoutLimits')).toContain('aria-describedby="withoutLimits-problem"');
  expect(html).toContain('id="withoutLimits-problem"');
});

test('LIC-10 required limits have an open step of their own', () => {
  const html = form(true, 'FI');
  expect(stepsIn(html)).toEqual(['account', 'person', 'consents', 'limits']);
  expect(html).not.toContain('fy-signin__more');
  for (const period of ['day', 'week', 'month'])
    expect(inputIn(html, `${period}Limit`)).toContain('required');
});

test.each([
  ['FI', ['birthDay', 'birthMonth', 'birthYear']],
  ['US', ['birthMonth', 'birthDay', 'birthYear']],
  ['CA', ['birthYear', 'birthMonth', 'birthDay']],
])('a date of birth has the order of %s, and what was entered', (region, order) => {
  const html = form(false, region);
  expect([...html.matchAll(/name="(birth\w+)"/g)].map(([, name]) => name)).toEqual(order);
  expect(inputIn(html, 'birthDay')).toContain('value="30"');
  expect(inputIn(html, 'birthYear')).toContain('aria-invalid="true"');
  expect(inputIn(html, order[0] ?? '')).toContain('autofocus');
});
