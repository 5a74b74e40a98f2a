import { readFileSync } from 'node:fs';
import { luminance, mix } from '@foyer/domain/colour.ts';
import type { Palette } from './data.ts';

export interface Artwork {
  body: string;
  colours: Readonly<Record<string, string>>;
}

/** Loads an SVG file in a game's colours. The files are editable because they declare a sample palette. */
export function loadArtwork(file: string, palette: Palette): Artwork {
  const { declarations, body } = read(file);
  const colours: Record<string, string> = { ...palette, ...readableColours(palette) };
  for (const [name, value] of declarations) colours[name] ??= evaluate(value, colours);
  return {
    body: body.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours[name] ?? '#000000'),
    colours,
  };
}

interface Source {
  declarations: readonly (readonly [name: string, value: string])[];
  body: string;
}

const sources = new Map<string, Source>();

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const svg = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [, root = '', body = ''] = /:root\{(.*)\}\s*<\/style>([^]*)<\/svg>/.exec(svg) ?? [];
  const declarations = root.split(';').map((declaration): [string, string] => {
    const [name = '', value = ''] = declaration.slice(2).split(':');
    return [name, value];
  });
  const source = { declarations, body: body.replaceAll('\n', '') };
  sources.set(file, source);
  return source;
}

function evaluate(value: string, colours: Readonly<Record<string, string>>): string {
  const variable = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (variable !== undefined) return colours[variable] ?? '#000000';
  const [, a, b, percent] = /^color-mix\(in srgb,(.+),(.+) ([\d.]+)%\)$/.exec(value) ?? [];
  if (a === undefined || b === undefined) return value;
  return mix(evaluate(a, colours), evaluate(b, colours), Number(percent) / 100);
}

/** Two colours that contrast with each palette colour: `on-bg-0`, `on-bg-1`, `on-p-0` and so on. */
function readableColours(palette: Palette): Record<string, string> {
  const { hi, p, t, s, ink } = palette;
  const entries = Object.entries(palette).flatMap(([slot, ground]) => {
    const visible = [hi, p, t, s, ink].filter((one) => Math.abs(luminance(one) - luminance(ground)) > 0.22);
    const [first = ink, second = first] = visible;
    return [
      [`on-${slot}-0`, first],
      [`on-${slot}-1`, second],
    ];
  });
  return Object.fromEntries(entries);
}
