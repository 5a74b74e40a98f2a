import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { iconId, ICONS, type IconName, type IconWeight } from './icons.ts';

export const SPRITE_FILE = path.join(import.meta.dirname, 'icons.svg');

/** Generates one SVG sprite with a symbol per icon in use. */
export function drawSprite(): string {
  const names = Object.keys(ICONS) as IconName[];
  const symbols = names.flatMap((name) => ICONS[name].map((weight) => symbol(name, weight)));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(name: IconName, weight: IconWeight): string {
  const suffix = weight === 'regular' ? '' : `-${weight}`;
  const file = createRequire(import.meta.url).resolve(
    `@phosphor-icons/core/assets/${weight}/${name}${suffix}.svg`,
  );
  const drawing = readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<symbol id="${iconId(name, weight)}" viewBox="0 0 256 256">${drawing}</symbol>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SPRITE_FILE, drawSprite());
