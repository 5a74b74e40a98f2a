import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { setupI18n } from '@lingui/core';
import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { fallbacks, isLocale, languageTag, type Locale } from '@foyer/domain/locale.ts';
import * as v from 'valibot';
import type { SiteReader } from './reader/siteReader.ts';

export type { CompiledMessage };
export type Messages = Readonly<Record<string, CompiledMessage>>;
/** ICU messages from `locales/`, for clients with their own ICU library. */
export type MessageSources = Readonly<Record<string, string>>;

const TextsSchema = v.record(v.pipe(v.string(), v.nonEmpty()), v.string());

/** The texts of one file in `locales/`. */
export interface Area {
  readonly sources: MessageSources;
  readonly compiled: Messages;
}

export type Texts = ReadonlyMap<Locale, ReadonlyMap<string, Area>>;

/** English files define the areas. `checkTexts` reports what other locales lack. */
export async function readTexts(reader: SiteReader): Promise<Texts> {
  const areas = await reader.names('locales/en');
  if (areas.length === 0) reader.report('locales/en', '', 'holds no texts');
  const folders = await reader.names('locales');
  const texts = new Map<Locale, Map<string, Area>>();
  for (const locale of folders) {
    if (!isLocale(locale)) {
      reader.report(`locales/${locale}`, '', 'is not named after a locale such as "de" or "de_AT"');
      continue;
    }
    const files = await reader.names(`locales/${locale}`);
    const byArea = new Map<string, Area>();
    for (const file of files) byArea.set(areaOf(file), await readArea(reader, `locales/${locale}/${file}`));
    texts.set(locale, byArea);
  }
  return texts;
}

/** The locales of these brands, each once. */
export const localesOf = (
  brands: Iterable<{ readonly brand: { readonly locales: readonly Locale[] } }>,
): readonly Locale[] => [...new Set([...brands].flatMap(({ brand }) => brand.locales))];

const areaOf = (file: string): string => file.replace(/\.json$/, '');

async function readArea(reader: SiteReader, file: string): Promise<Area> {
  const sources = (await reader.json(file, TextsSchema)) ?? {};
  const compiled: Record<string, CompiledMessage> = {};
  for (const [key, text] of Object.entries(sources)) {
    try {
      compiled[key] = compileMessageOrThrow(text);
    } catch (error) {
      reader.report(file, key, `is no ICU message: ${String(error).split('\n')[0]}`);
    }
  }
  return { sources, compiled };
}

/** The texts of some areas in a locale; missing ones come from its language, then from English. */
export function messageTable<Kind extends keyof Area>(
  texts: Texts,
  kind: Kind,
): (locale: Locale, areas: readonly string[]) => Area[Kind] {
  const known = [...(texts.get('en')?.keys() ?? [])].sort();
  const merged = new Map<string, Area[Kind]>();
  return (locale, areas) => {
    // Area names come from requests: unknown ones are dropped, so that the cache stays bounded.
    const requested = known.filter((area) => areas.includes(area));
    const name = [locale, ...requested].join(' ');
    const table = merged.get(name) ?? merge(texts, kind, locale, requested);
    merged.set(name, table);
    return table;
  };
}

function merge<Kind extends keyof Area>(
  texts: Texts,
  kind: Kind,
  locale: Locale,
  areas: readonly string[],
): Area[Kind] {
  const layers = fallbacks(locale).toReversed();
  const found = layers.flatMap((layer) => areas.map((area) => texts.get(layer)?.get(area)?.[kind] ?? {}));
  return Object.assign(Object.create(null), ...found);
}

/** The text of a key, or the key itself. The compiler checks literal keys, the site reader those in site files. */
export type Translate = <Key extends string>(
  // `{}` extends a record only if the keys are not literals. A literal key must be a `MessageKey`.
  key: {} extends Record<Key, unknown> ? Key : Key & MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Caches a translate function per table: creating one copies the table into an i18n instance. */
export function translators(messages: (locale: Locale, areas: readonly string[]) => Messages) {
  const known = new WeakMap<Messages, Translate>();
  return (locale: Locale, areas: readonly string[]): Translate => {
    const table = messages(locale, areas);
    const translate = known.get(table) ?? translateFrom(locale, table);
    known.set(table, translate);
    return translate;
  };
}

function translateFrom(locale: Locale, messages: Messages): Translate {
  const tag = languageTag(locale);
  const i18n = setupI18n({ locale: tag, messages: { [tag]: { ...messages } } });
  return (key, values) => i18n._(key, { ...values });
}
