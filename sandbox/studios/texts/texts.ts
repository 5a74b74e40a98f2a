import type { Locale } from '@foyer/domain/locale.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import et from './et.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import no from './no.json' with { type: 'json' };

/** The studio's own texts, with placeholders such as `{amount}`. */
export type Texts = Readonly<typeof en>;

/** One language serves all its locales: `en` also serves `en_NZ`. */
const TEXTS: Readonly<Record<string, Texts>> = { de, en, et, fi, fr, it, ja, no };

export const textsFor = (locale: Locale): Texts => TEXTS[locale.split('_')[0] ?? 'en'] ?? en;
