import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { readFileSync } from 'node:fs';

/** The English text of a key with its values, so that a test does not depend on the wording. */
export function textOf(key: MessageKey, values: Readonly<Record<string, string>> = {}): string {
  const text = textsOf(key.split('.')[0] ?? '')[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const textsOf = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../sites/locales/en/${file}.json`, import.meta.url), 'utf8'));
