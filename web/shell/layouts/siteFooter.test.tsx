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
};

test("FAIR-06 every page's footer has a seal with the regulator and licence number of the settings", () => {
  const content = { settings: SETTINGS, locale: 'en', texts: textStore('en', {}), renderedAtMs: 0 };
  const html = renderToStaticMarkup(
    <Providers content={content as unknown as App}>
      <SiteFooter />
    </Providers>,
  );
  const seal = html.match(/<a class="fy-seal" href="https:\/\/board\.example".*?<\/a>/)?.[0];
  expect(seal).toContain('The Board');
  expect(seal).toContain('LIC/7');
});
