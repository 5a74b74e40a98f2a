import { SaxesParser } from 'saxes';

export interface PictureProblem {
  readonly problem: string;
  readonly line: number | null;
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Elements that draw something; a picture without one is blank. */
const DRAWING = /^(?:circle|ellipse|image|line|path|polygon|polyline|rect|text|use)$/;
/** Elements that run code or contain pages. */
const ACTIVE = /^(?:script|foreignobject|iframe|embed|object|handler|set|animate.*)$/;

/** CSS that loads a file; a `url(#…)` is a part of the picture itself. */
const LOADING = /@import|url\(\s*["']?(?!#|data:image\/(?:png|jpeg|webp);)/i;

/** What is wrong with a picture of a brand; null if it can be shown. Its pages show SVG, PNG and fonts' files alone. */
export function pictureProblem(name: string, content: Buffer): PictureProblem | null {
  if (content.length === 0) return { problem: 'is empty: save the picture again', line: null };
  if (name.endsWith('.svg')) return svgProblem(content.toString('utf8'));
  if (name.endsWith('.png') && !content.subarray(0, PNG.length).equals(PNG))
    return { problem: 'is not a PNG picture: save it as one', line: null };
  return null;
}

/** An SVG that is opened by its own address runs its scripts as a page of the brand. */
function svgProblem(text: string): PictureProblem | null {
  const problems: PictureProblem[] = [];
  const parser = new SaxesParser();
  let [root, isBlank, open] = ['', true, ''];
  const report = (problem: string) => void problems.push({ problem, line: parser.line });
  parser.on('error', (error) => report(`is no valid SVG (${error.message}): save it again`));
  // A prefix changes nothing: `<s:script>` in the namespace of SVG runs as well.
  parser.on('opentag', ({ name: qualified, attributes }) => {
    const name = qualified.replace(/^.*:/, '');
    root ||= name;
    open = name.toLowerCase();
    if (DRAWING.test(name)) isBlank = false;
    if (ACTIVE.test(name.toLowerCase())) report(`contains <${name}>: remove it, because it can run code`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) report(`has the handler ${attribute}: remove it, because it runs code`);
      if (/(?:^|:)href$/i.test(attribute) && !/^(?:#|data:image\/(?:png|jpeg|webp);)/i.test(value.trim()))
        report(`links to '${value.slice(0, 60)}': embed what it needs in the file`);
      if (LOADING.test(value)) report(`loads another file in ${attribute}: embed what it needs in the file`);
    }
  });
  parser.on('processinginstruction', ({ target }) =>
    report(`contains <?${target}>: remove it, because it can load a style or run code`),
  );
  const checkStyle = (style: string): void => {
    if (open === 'style' && LOADING.test(style))
      report('has a style that loads another file: embed what it needs in the file');
  };
  parser.on('text', checkStyle);
  parser.on('cdata', checkStyle);
  parser.write(text).close();
  if (problems[0]) return problems[0];
  if (root !== 'svg') return { problem: `is not an SVG picture: it begins with <${root}>`, line: 1 };
  return isBlank ? { problem: 'draws nothing: save the picture again', line: 1 } : null;
}
