import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Texts } from '@foyer/contract/content/page.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';

/** Formats the text of a key with its values. A missing text is shown as its key. */
export type Text = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface TextStore {
  readonly text: Text;
  has(key: string): boolean;
  /** Adds the texts of more areas. */
  add(texts: Texts): void;
}

/** Texts of a locale, with its plurals and formats. The messages arrive compiled from the platform. */
export function textStore(locale: Locale, texts: Texts): TextStore {
  const tag = languageTag(locale);
  const i18n: I18n = setupI18n({ locale: tag, messages: { [tag]: messagesOf(texts) } });
  return {
    text: (key, values) => i18n._(key, values ? { ...values } : undefined),
    has: (key) => Object.hasOwn(i18n.messages, key),
    add: (more) => i18n.load(tag, messagesOf(more)),
  };
}

/** Safe cast: the API sends lingui's compiled format; the types differ only in `readonly`. */
const messagesOf = (texts: Texts): Messages => texts as Messages;
