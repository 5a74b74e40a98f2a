import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Footer } from './Footer.tsx';

const footer = (href: string | null) =>
  renderToStaticMarkup(
    <Footer
      columns={[]}
      age={{ sign: '21+', label: '21 and over' }}
      safer="Play for the fun of it."
      helpLine={{ label: 'Talk to someone', href: 'tel:+372000' }}
      licence={{ authority: 'The Board', number: '7', href, text: 'Run by Somebody OÜ, permit 7.' }}
    />,
  );

const SEAL = '<b>The Board</b><span>7</span>';

test('FAIR-06 a footer has licensee, age sign and help line', () => {
  const html = footer(null);
  for (const part of ['21+', '21 and over', 'tel:+372000', 'Somebody OÜ']) expect(html).toContain(part);
});

test('FAIR-06 the licence seal links to the regulator that has a website', () => {
  expect(footer('https://board.example')).toContain(
    `<a class="fy-seal" href="https://board.example" target="_blank" rel="noreferrer">${SEAL}</a>`,
  );
  expect(footer(null)).toContain(`<span class="fy-seal">${SEAL}</span>`);
});
