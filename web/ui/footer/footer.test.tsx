import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Footer } from './Footer.tsx';

test('FAIR-06 a page foot carries licensee, age sign, help line and licence seal', () => {
  const html = renderToStaticMarkup(
    <Footer
      columns={[]}
      age={{ sign: '21+', label: '21 and over' }}
      safer="Play for the fun of it."
      helpLine={{ label: 'Talk to someone', href: 'tel:+372000' }}
      licence={{ authority: 'The Board', text: 'Run by Somebody OÜ, permit 7.', seal: <i id="seal" /> }}
    />,
  );
  for (const part of ['21+', '21 and over', 'tel:+372000', 'The Board', 'Somebody OÜ', 'id="seal"'])
    expect(html).toContain(part);
});
