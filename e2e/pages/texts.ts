import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { readFileSync } from 'node:fs';

/** The English text of a key, with its values filled in, so that a story survives a change of its wording. */
export function textOf(key: MessageKey, values: Readonly<Record<string, string>> = {}): string {
  const texts = readTexts(key.split('.')[0] ?? '');
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const readTexts = (area: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../sites/locales/en/${area}.json`, import.meta.url), 'utf8'));
