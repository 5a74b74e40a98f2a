import type { Lettering } from '../data.ts';
import { el, line, n } from '../svg.ts';
import { FACES } from './faces.ts';
import { fitTitle, hasDescender, type FittedTitle, type TitleLine } from './fit.ts';
import { fontScale, lineD, measure, prepare } from './text.ts';

type Align = 'start' | 'middle';

export interface TitleBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface TitleOptions {
  lettering: Lettering;
  align: Align;
  valign: 'top' | 'middle';
  fill: string;
  shade?: string;
}

export interface DrawnTitle {
  svg: string;
  bottom: number;
  height: number;
}

export function drawTitle(title: string, box: TitleBox, options: TitleOptions): DrawnTitle {
  const fitted = fitTitle(title, box, options.lettering);
  const { lines, height, capital, gap, average } = fitted;
  const anchor = options.align === 'middle' ? box.x + box.w / 2 : box.x;
  const top = options.valign === 'top' ? box.y : box.y + (box.h - height) / 2;
  let y = top;
  const runs: Run[] = [];
  let rules = '';
  lines.forEach((each, i) => {
    if (i) y += gap * capital * average;
    y += each.size * capital;
    const x = options.align === 'middle' ? anchor - each.width / 2 : anchor;
    runs.push({
      d: lineD(each.text, options.lettering.face, options.lettering.tracking),
      x,
      y,
      size: each.size,
    });
    if (each.isSmall) rules += rulesBeside(each, x, y, anchor, fitted, options);
    if (fitted.hasSmallLetters && hasDescender(each.text))
      y += 0.2 * each.size * (i === lines.length - 1 ? 0.55 : 0.75);
  });
  const block = options.lettering.isExtruded ? extrude(runs, average, options.shade ?? options.fill) : '';
  return { svg: block + drawRuns(runs, options.fill) + rules, bottom: top + height, height };
}

interface Run {
  d: string;
  x: number;
  y: number;
  size: number;
}

function drawRuns(runs: readonly Run[], fill: string, dx = 0, dy = 0): string {
  return runs
    .map(({ d, x, y, size }) =>
      el('path', { d, transform: `translate(${n(x + dx)} ${n(y + dy)}) ${fontScale(size)}`, fill }),
    )
    .join('');
}

const EXTRUSION_DEPTH = 0.06 * 1.5;

/** Draws the block behind extruded letters, from the far end to the letters. */
function extrude(runs: readonly Run[], average: number, shade: string): string {
  const depth = Math.max(6, average * EXTRUSION_DEPTH);
  const steps = Math.min(9, Math.ceil(depth / 1.8));
  let out = '';
  for (let i = steps; i >= 1; i--)
    out += drawRuns(runs, shade, ((depth * i) / steps) * 0.8, (depth * i) / steps);
  return out;
}

/** Draws the strokes to the left and right of a line such as "of the". */
function rulesBeside(
  { size, width }: TitleLine,
  x: number,
  y: number,
  anchor: number,
  { lines, capital }: FittedTitle,
  { align, fill }: TitleOptions,
): string {
  const middle = y - (size * capital) / 2;
  const pad = size * 0.35;
  const widest = Math.max(...lines.map((each) => each.width)) * 0.94;
  const left = align === 'middle' ? anchor - widest / 2 : anchor;
  const right = left + widest;
  const stroke = Math.max(2, size * 0.09);
  let out = '';
  if (x - pad - left > 12) out += line(`M${n(left)} ${n(middle)}H${n(x - pad)}`, fill, stroke);
  if (right - (x + width + pad) > 12)
    out += line(`M${n(x + width + pad)} ${n(middle)}H${n(right)}`, fill, stroke);
  return out;
}

const DESCRIPTOR = { face: 'condensed', tracking: 140, stroke: 3 } as const;

/** Draws small spaced capitals under a title, such as "46 656 WAYS"; centred ones are between two strokes. */
export function drawDescriptor(
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  fill: string,
  align: Align = 'middle',
): string {
  const { face, tracking, stroke } = DESCRIPTOR;
  const letters = prepare(text, face, true);
  const full = measure(letters, face, tracking) * size;
  const fitted = full > width ? { size: size * (width / full), width } : { size, width: full };
  const start = align === 'middle' ? x - fitted.width / 2 : x;
  const middle = y - ((FACES[face].cap / 1000) * fitted.size) / 2;
  const out = el('path', {
    d: lineD(letters, face, tracking),
    fill,
    transform: `translate(${n(start)} ${n(y)}) ${fontScale(fitted.size)}`,
  });
  if (align !== 'middle' || (width - fitted.width) / 2 <= 26) return out;
  const left = `M${n(x - width / 2)} ${n(middle)}H${n(start - 14)}`;
  const right = `M${n(start + fitted.width + 14)} ${n(middle)}H${n(x + width / 2)}`;
  return out + line(left + right, fill, stroke);
}
