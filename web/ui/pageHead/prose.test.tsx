import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkProvider, type LinkProps } from '../link/Link.tsx';
import { Prose } from './Prose.tsx';

const Ours = ({ href, children }: LinkProps) => <a href={href} data-ours="">{children}</a>; // oxfmt-ignore
const write = (html: string) =>
  renderToStaticMarkup(
    <LinkProvider component={Ours}>
      <Prose html={html} href={(path) => `/fi${path}`} />
    </LinkProvider>,
  ).replace(/^<div class="fy-prose">(.*)<\/div>$/s, '$1');

describe('prose', () => {
  it('is rendered unchanged', () => {
    const html =
      '<h2 id="who">Who &amp; what</h2>\n<p>A <strong>b <em>c</em></strong><br/>&quot;d&quot;</p>\n<ul><li>e</li></ul>';
    expect(write(html)).toBe(html);
  });

  it('ROUTE-24 a link that begins with / is localised and uses the router', () => {
    expect(write('<p><a href="/login/?a=1&amp;b=2#c">in</a></p>')).toBe(
      '<p><a href="/fi/login/?a=1&amp;b=2#c" data-ours="">in</a></p>',
    );
  });

  it("an external link sends no referrer or opener; a link within the page is the browser's", () => {
    expect(write('<a href="https://x.example/">out</a>')).toBe(
      '<a href="https://x.example/" rel="noopener noreferrer">out</a>',
    );
    expect(write('<a href="#who">up</a>')).toBe('<a href="#who">up</a>');
  });

  it.each([
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JAVASCRIPT:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example/">a</a>', 'a'],
    ['<a href="/\\evil.example/">a</a>', 'a'],
    ['<p onclick="alert(1)" id="x" class="y">a</p>', '<p id="x">a</p>'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<p>a</div></p>', '<p>a</p>'],
    ['a < b', 'a &lt; b'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<p>never closed', '<p>never closed</p>'],
  ])('no sent content can run: %s', (html, written) => {
    expect(write(html)).toBe(written);
  });
});
