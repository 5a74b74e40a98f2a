import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRichText } from './richText.ts';

function read(markdown: string) {
  const problems: string[] = [];
  const blocks = readRichText(markdown, 1, (line, problem) => problems.push(`${line}: ${problem}`));
  const html = blocks
    .flatMap((block) => ('items' in block ? block.items : [block.texts]))
    .map((texts) => texts.html)
    .join('\n');
  return { blocks, problems, html };
}

describe('rich text', () => {
  it('consists of headings, paragraphs and lists, with emphasis and links', () => {
    const { blocks, problems } = read(
      '## Who we are {#who}\n\nWords, **strong** and *slanted*.\n\n### A part\n\n- one\n- [two](/login/)\n\n1. first\n',
    );
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      { tag: 'h2', id: 'who', texts: { html: 'Who we are', conditions: [] } },
      {
        tag: 'p',
        texts: { html: 'Words, <strong>strong</strong> and <em>slanted</em>.', conditions: [] },
      },
      { tag: 'h3', texts: { html: 'A part', conditions: [] } },
      {
        tag: 'ul',
        items: [
          { html: 'one', conditions: [] },
          { html: '<a href="/login/">two</a>', conditions: [] },
        ],
      },
      { tag: 'ol', items: [{ html: 'first', conditions: [] }] },
    ]);
  });

  it('every text is escaped', () => {
    expect(read('Bulb & Carousel "N.V." 1 < 2 > 0').html).toBe(
      'Bulb &amp; Carousel &quot;N.V.&quot; 1 &lt; 2 &gt; 0',
    );
  });

  it.each([
    [
      '[a](https://help.example/a?b=1&c=2)',
      '<a href="https://help.example/a?b=1&amp;c=2" rel="noopener noreferrer">a</a>',
    ],
    ['[a]({helpLineUrl})', '<a href="{helpLineUrl}" rel="noopener noreferrer">a</a>'],
    ['[a](mailto:a@b.example)', '<a href="mailto:a@b.example">a</a>'],
    ['[a](tel:+372000)', '<a href="tel:+372000">a</a>'],
    ['[a](#rules)', '<a href="#rules">a</a>'],
    ['[a](/privacy-policy/#rights)', '<a href="/privacy-policy/#rights">a</a>'],
  ])('a link %s gets the safe attributes', (markdown, html) => {
    expect(read(markdown)).toMatchObject({ html, problems: [] });
  });

  it.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['//evil.example/'],
    ['/\\evil.example/'],
    ['http://plain.example/'],
    ['{company}'],
    ['relative/'],
  ])('a link to %s is refused', (href) => {
    const { html, problems } = read(`[a](<${href}>)`);
    expect(html).toBe('a');
    expect(problems).toHaveLength(1);
  });

  it.each([
    ['<script>alert(1)</script>', /HTML/],
    ['words <b>bold</b>', /HTML/],
    ['<!-- a note -->', /HTML/],
    ['![a](https://x.example/a.png)', /image/],
    ['> quoted', /blockquote/],
    ['    code', /code/],
    ['```\ncode\n```', /code/],
    ['| a |\n| - |\n| b |', /table/],
    ['# The title', /second or third level/],
    ['## No id', /ends with its id/],
    ['- one\n  - inner', /one line of words/],
    ['- [ ] to do', /one line of words/],
    ['~~gone~~', /del/],
    ['The {weather} is fine', /no value '\{weather\}'/],
    ['{when moonlight} words', /no rule, feature or value 'moonlight'/],
    ['Call {helpLinePhone}', /may be missing/],
    ['{unless helpLinePhone} Call {helpLinePhone}', /may be missing/],
  ])('%j is refused in a page', (markdown, problem) => {
    expect(read(markdown).problems[0]).toMatch(problem);
  });

  it('reports the line of a mistake', () => {
    expect(read('one\n\ntwo\nthree\n\n> four').problems).toEqual(["6: 'blockquote' may not stand in a page"]);
  });

  it('for any input only the known tags and attributes are produced', () => {
    const pieces = fc.constantFrom(
      '<', '>', '"', "'", '&', '[', ']', '(', ')', '`', '*', '_', '!', '#', '{', '}', '\\', '\n', ' ', '/', ':',
      'javascript:', 'onclick=', '<img src=x onerror=alert(1)>', '](', '&lt;', '&#x3c;', 'a', 'https://x.example',
    ); // oxfmt-ignore
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (fields) => {
        const { html } = read(fields.join(''));
        const known =
          /<\/?(?:strong|em)>|<br>|<\/a>|<a href="(?:#|\/|https:|mailto:|tel:)[^"<>]*"(?: rel="noopener noreferrer")?>/g;
        expect(html.replace(known, '')).not.toMatch(/[<>"]/);
      }),
      { numRuns: 2000 },
    );
  });
});
