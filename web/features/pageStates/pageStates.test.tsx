import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContentProvider, textStore, type Content } from '../content/index.ts';
import { NotThere, PageToCome } from './index.ts';

const TEXTS = {
  'shell.failed.title': ['It failed'],
  'shell.failed.text': ['Later.'],
  'shell.toLobby': ['Home'],
};
const content = { settings: {}, locale: 'en', texts: textStore('en', TEXTS), renderedAtMs: 0 };
const shown = (page: ReactNode) =>
  renderToStaticMarkup(<ContentProvider content={content as unknown as Content}>{page}</ContentProvider>);
const headings = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words);

it('SHELL-08 a page that is not there says why, and leads home', () => {
  const html = shown(<NotThere title="Raffle">None here.</NotThere>);
  expect(headings(html)).toEqual(['Raffle']);
  expect(html).toContain('<p>None here.</p>');
  expect(html).toMatch(/<a [^>]*href="\/en\/"[^>]*>.*Home/);
  const words = (
    <NotThere title="Terms" home="Front page">
      None.
    </NotThere>
  );
  expect(shown(words)).toContain('Front page');
});

it('a page that could not be read says so, and has its name while it is on its way', () => {
  expect(headings(shown(<PageToCome title="Raffle" hasFailed />))).toEqual(['It failed']);
  const coming = shown(<PageToCome title="Raffle" hasFailed={false} />);
  expect(headings(coming)).toEqual(['Raffle']);
  expect(coming).not.toContain('Later.');
});
