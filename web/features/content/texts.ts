import type { Texts } from '@foyer/contract/content/page.ts';
import { languageTag, type Locale } from '@foyer/vocabulary/locale.ts';
import { sayCompiled, type Values } from './compiledText.ts';

/** A text by its key, with its values; a key without a text is shown as it is. */
export type Text = (key: string, values?: Values) => string;

export interface TextStore {
  readonly text: Text;
  has(key: string): boolean;
  /** Adds the texts of further areas. */
  add(texts: Texts): void;
}

/** Plurals and formats follow the locale; its messages come compiled from the platform. */
export function textStore(locale: Locale, texts: Texts): TextStore {
  const tag = languageTag(locale);
  let known = texts;
  const has = (key: string) => Object.hasOwn(known, key);
  return {
    text(key, values = {}) {
      const text = has(key) ? known[key] : undefined;
      return text ? sayCompiled(text, tag, values) : key;
    },
    has,
    add: (more) => void (known = { ...known, ...more }),
  };
}
