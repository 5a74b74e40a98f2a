import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Texts } from '@foyer/contract/content/page.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';

/** A text by its key, with its values; a key without a text is shown as it is. */
export type Text = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface TextStore {
  readonly text: Text;
  has(key: string): boolean;
  /** Adds the texts of further areas. */
  add(texts: Texts): void;
}

/** Plurals and formats follow the locale; its messages come compiled from the platform. */
export function textStore(locale: Locale, texts: Texts): TextStore {
  const tag = languageTag(locale);
  const i18n: I18n = setupI18n({ locale: tag, messages: { [tag]: messagesOf(texts) } });
  return {
    text: (key, values) => i18n._(key, values ? { ...values } : undefined),
    has: (key) => Object.hasOwn(i18n.messages, key),
    add: (more) => i18n.load(tag, messagesOf(more)),
  };
}

/** The wire's texts are lingui's own compiled form; only readonly is taken off. */
const messagesOf = (texts: Texts): Messages => texts as Messages;
