import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppProvider, type App } from './app.tsx';
import { textStore } from '../i18n/texts.ts';
import { PageUnavailable } from './PageUnavailable.tsx';
import { PendingPage } from './PendingPage.tsx';

const TEXTS = {
  'shell.failed.title': ['It failed'],
  'shell.failed.text': ['Later.'],
  'shell.toLobby': ['Home'],
};
const content = { settings: {}, locale: 'en', texts: textStore('en', TEXTS), renderedAtMs: 0 };
const shown = (page: ReactNode) =>
  renderToStaticMarkup(<AppProvider app={content as unknown as App}>{page}</AppProvider>);
const headings = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words);

it('SHELL-08 an unavailable page shows the reason and a link to the home page', () => {
  const html = shown(<PageUnavailable title="Raffle">None here.</PageUnavailable>);
  expect(headings(html)).toEqual(['Raffle']);
  expect(html).toContain('<p>None here.</p>');
  expect(html).toMatch(/<a [^>]*href="\/en\/"[^>]*>.*Home/);
  const words = (
    <PageUnavailable title="Terms" home="Front page">
      None.
    </PageUnavailable>
  );
  expect(shown(words)).toContain('Front page');
});

it('a pending page keeps its title while loading and shows a failed load', () => {
  expect(headings(shown(<PendingPage title="Raffle" hasFailed />))).toEqual(['It failed']);
  const coming = shown(<PendingPage title="Raffle" hasFailed={false} />);
  expect(headings(coming)).toEqual(['Raffle']);
  expect(coming).not.toContain('Later.');
});
