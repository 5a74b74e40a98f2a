import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TableOfContents } from './LegalScreen.tsx';

it('a table of contents is a landmark with a link for each section', () => {
  const html = renderToStaticMarkup(
    <TableOfContents label="On this page" sections={[{ id: 'who', title: 'Who' }]} />,
  );
  expect(html).toMatch(/<nav [^>]*aria-label="On this page">/);
  expect(html).toContain('<a href="#who">Who</a>');
});
