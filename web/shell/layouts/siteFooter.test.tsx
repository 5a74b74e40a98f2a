import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import { Providers } from '../Providers.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const SETTINGS = {
  label: 'Orangery',
  licensee: { company: 'Glasshouse Ltd', licenceNumber: 'LIC/7', address: 'A street' },
  authority: { name: 'The Board', url: 'https://board.example' },
  helpLine: { name: 'Help', url: 'https://help.example', phone: null },
  rules: { minimumAgeYears: 18 },
  features: [],
  pages: [],
  contentPages: ['privacy-policy', 'terms-and-conditions'],
  locales: ['en', 'fi'],
};

function footer(changes: object = {}): string {
  const settings = { ...SETTINGS, ...changes };
  const content = { settings, locale: 'en', texts: textStore('en', {}), renderedAtMs: 0 };
  return renderToStaticMarkup(
    <Providers content={content as unknown as App}>
      <SiteFooter path="/sports/" />
    </Providers>,
  );
}

test('the footer links to the long texts that the site has', () => {
  expect(footer()).toContain('href="/en/terms-and-conditions/"');
  expect(footer()).not.toContain('/bonus-terms-and-conditions/');
  expect(footer({ contentPages: ['bonus-terms-and-conditions'] })).toContain('/bonus-terms-and-conditions/');
});

test("FAIR-06 every page's footer has a seal with the regulator and licence number of the settings, and the page's other languages", () => {
  const html = footer();
  const seal = html.match(/<a class="fy-seal" href="https:\/\/board\.example".*?<\/a>/)?.[0];
  expect(seal).toContain('The Board');
  expect(seal).toContain('LIC/7');
  expect(html).toContain('<a href="/fi/sports/" lang="fi" hrefLang="fi">Suomi</a>');
  expect(html).toContain('<a href="/en/sports/" lang="en" hrefLang="en" aria-current="true">English</a>');
});
