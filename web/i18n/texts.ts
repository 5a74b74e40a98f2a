import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Texts } from '@foyer/contract/content/page.ts';
import type { MessageArguments, MessageKey } from '@foyer/contract/generated/messages.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';

/** Any values are accepted for a key that is known only at run time, such as a key in a response of the platform. */
type Values<Key extends MessageKey> = MessageKey extends Key
  ? [values?: Readonly<Record<string, unknown>>]
  : [MessageArguments[Key]] extends [never]
    ? [values?: Readonly<Record<string, unknown>>]
    : [values: Readonly<Record<MessageArguments[Key], unknown>>];

/** Formats the text of a key with the values that its message needs. A missing text is shown as its key. */
export type Text = <Key extends MessageKey>(key: Key, ...values: Values<Key>) => string;

export interface TextStore {
  readonly text: Text;
  has(key: string): key is MessageKey;
  add(texts: Texts): void;
}

/** Texts of a locale, with its plurals and formats. The messages arrive compiled from the platform. */
export function textStore(locale: Locale, texts: Texts): TextStore {
  const tag = languageTag(locale);
  const i18n: I18n = setupI18n({ locale: tag, messages: { [tag]: messagesOf(texts) } });
  return {
    text: (key, ...[values]) => i18n._(key, { ...values }),
    has: (key): key is MessageKey => Object.hasOwn(i18n.messages, key),
    add: (more) => i18n.load(tag, messagesOf(more)),
  };
}

/** Safe cast: the API sends lingui's compiled format; the types differ only in `readonly`. */
const messagesOf = (texts: Texts): Messages => texts as Messages;
