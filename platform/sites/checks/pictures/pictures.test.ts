import { expect, it } from 'vitest';
import { pictureProblem } from './pictures.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}viewBox="0 0 8 8">\n${inside}\n</svg>`;

it.each<[what: string, name: string, content: string, line: number | null, problem: RegExp]>([
  ['an empty file', 'logo.svg', '', null, /is empty/],
  ['an empty PNG', 'logo.png', '', null, /is empty/],
  ['a PNG that is none', 'logo.png', '<svg/>', null, /no PNG|not a PNG/],
  ['a picture that draws nothing', 'logo.svg', svg('<g/>'), 1, /draws nothing/],
  ['a page', 'logo.svg', '<html></html>', 1, /begins with <html>/],
  ['a file cut off', 'logo.svg', '<svg>\n<path d="M0 0"', 2, /no valid SVG/],
  ['a script', 'logo.svg', svg('<path d=""/>\n<script>alert(1)</script>'), 3, /<script>/],
  ['a page inside', 'logo.svg', svg('<foreignObject/><path/>'), 2, /<foreignObject>/],
  ['a handler', 'logo.svg', svg('<path/>', 'onload="alert(1)" '), 1, /handler onload/],
  ['a link to code', 'logo.svg', svg('<a href="javascript:alert(1)"><path/></a>'), 2, /javascript/],
  ['a style sheet', 'logo.svg', `<?xml-stylesheet href="#s"?>\n${svg('<path/>')}`, 1, /xml-stylesheet/],
  ['a style of elsewhere', 'logo.svg', svg('<style>@import "//x.example/a.css";</style><path/>'), 2, /style/],
  [
    'a style in CDATA',
    'logo.svg',
    svg('<style><![CDATA[a{fill:url(//x.example)}]]></style><path/>'),
    2,
    /style/,
  ],
  ['a filter of elsewhere', 'logo.svg', svg('<path filter="url(https://x.example/a.svg#f)"/>'), 2, /filter/],
  ['a picture of elsewhere', 'logo.svg', svg('<image href="https://x.example/a.png"/>'), 2, /embed/],
])('%s is reported', (_what, name, content, line, problem) => {
  const found = pictureProblem(name, Buffer.from(content));
  expect(found).toEqual({ line, problem: expect.stringMatching(problem) });
});

it.each([
  svg('<path d="M0 0"/>'),
  svg('<defs><path id="a"/></defs><use href="#a"/>'),
  svg('<style>path{fill:red}</style><path fill="url(#a)"/>'),
  `<?xml version="1.0"?>\n${svg('<image href="data:image/png;base64,AA=="/>')}`,
])('a self-contained picture is not', (content) => {
  expect(pictureProblem('logo.svg', Buffer.from(content))).toBeNull();
});
