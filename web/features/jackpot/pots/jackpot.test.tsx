import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { JackpotHead, type JackpotHeadProps } from '../page/JackpotScreen.tsx';
import { OptIn, Spotlight } from '../optIn/OptIn.tsx';
import { PotLine } from '../details/PotLine.tsx';
import { Pots } from './Pots.tsx';

const head = (changes: Partial<JackpotHeadProps> = {}) =>
  renderToStaticMarkup(
    <JackpotHead
      titleRows={['One']}
      lead="How it goes"
      logo={null}
      desktopImage={null}
      mobileImage={null}
      {...changes}
    />,
  );
const within = (html: string, tag: string) => new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1];

describe('the head of the jackpot page', () => {
  it.each([
    [['One'], '<span>One</span> ', []],
    [['One', 'Two'], '<span>One</span> <span>Two</span>', []],
    [['One', 'Two', 'Three', 'Four'], '<span>One</span> <span>Two</span>', ['Three', 'Four']],
  ])(
    'JACK-02 JACK-04 of the rows %j the first two are in the heading, the rest below it',
    (titleRows, h1, rest) => {
      const html = head({ titleRows });
      expect(within(html, 'h1')).toBe(h1);
      const rows = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, row]) => row);
      expect(rows).toEqual([...rest, 'How it goes']);
    },
  );

  it('JACK-03 has one image for small and another for large screens', () => {
    const html = head({ desktopImage: '/b/wide.svg', mobileImage: '/b/small.svg' });
    expect(within(html, 'picture')).toBe(
      '<source media="(max-width: 767.98px)" srcSet="/b/small.svg"/><img src="/b/wide.svg" alt=""/>',
    );
  });

  it.each([
    ['desktopImage', '/b/wide.svg'],
    ['mobileImage', '/b/small.svg'],
  ])('JACK-03 shows a single %s on all screens', (field, path) => {
    expect(within(head({ [field]: path }), 'picture')).toContain(`<img src="${path}" alt=""/>`);
  });

  it('JACK-03 draws the default picture without images', () => {
    expect(head()).toContain('<svg');
    expect(head()).not.toContain('<img');
  });
});

describe('the opt-in bar', () => {
  const common = {
    barRef: null,
    onTouch() {},
    label: 'Jackpot',
    logo: '/b/logo.svg',
    news: null,
    actions: 'Join',
    children: 'EPIC',
  };

  it.each([
    ['collapsed', false],
    ['expanded', true],
  ])('JACK-12 is %s', (state, isExpanded) => {
    const html = renderToStaticMarkup(<OptIn {...common} isExpanded={isExpanded} toggle="toggle" />);
    expect(html).toContain(`data-state="${state}" aria-label="Jackpot"`);
    expect(html).toContain('toggle');
  });

  it('JACK-12 has a lead and no toggle in the spotlight', () => {
    const html = renderToStaticMarkup(<Spotlight {...common} lead="The pots grow." />);
    expect(html).toContain('data-state="spotlight"');
    expect(within(html, 'p')).toBe('The pots grow.');
  });

  it('JACK-41 JACK-50 shows the jackpot’s logo, and the picture of a win', () => {
    const news = { text: 'EPIC has fallen', image: '/b/win.svg' };
    const html = renderToStaticMarkup(<OptIn {...common} news={news} isExpanded={false} toggle="" />);
    expect(html).toMatch(/<img [^>]*src="\/b\/logo\.svg" alt=""/);
    expect(within(html, 'output')).toMatch(/^<img src="\/b\/win.svg" alt=""[^>]*>EPIC has fallen$/);
    const quiet = renderToStaticMarkup(<OptIn {...common} isExpanded={false} toggle="" />);
    expect(within(quiet, 'output')).toBe('');
  });
});

describe('a pot in the details', () => {
  it('JACK-17 is a line with icon, name, value and facts', () => {
    const facts = [{ name: 'Begins with', value: '€10,000.00' }];
    const html = renderToStaticMarkup(<PotLine pot="mega" name="EPIC" value="€10,402.17" facts={facts} />);
    expect(within(html, 'b')).toBe('EPIC');
    expect(html).toContain('€10,402.17');
    expect(within(html, 'dl')).toBe('<div><dt>Begins with</dt><dd>€10,000.00</dd></div>');
  });
});

describe('the strip of the pots', () => {
  it('reserves the space of a note that is not shown', () => {
    const html = (isStale: boolean) =>
      renderToStaticMarkup(
        <Pots
          label="Jackpots"
          pots={[]}
          notes={[
            { text: 'Out of date', isShown: isStale },
            { text: 'They grow', isShown: !isStale },
          ]}
        />,
      );
    for (const isStale of [false, true]) {
      expect(html(isStale)).toContain(`<p data-shown="${isStale}">Out of date</p>`);
      expect(html(isStale)).toContain(`<p data-shown="${!isStale}">They grow</p>`);
    }
  });
});
