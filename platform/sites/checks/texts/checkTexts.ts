import { isLocale, type Locale } from '@foyer/domain/locale.ts';
import { localesOf, type Texts } from '../../messages.ts';
import type { SiteReader } from '../../reader/siteReader.ts';
import type { SiteFiles } from '../../siteFiles.ts';

/** Texts that brands, licences and lists name; those are checked in the languages of who names them. */
const NAMED =
  /^(?:catalogue\.(?:hero|list)|gamification\.(?:benefit|description|faq|head|missions|rank|rewards|step|tournaments)|jackpot\.page|letters\.banner|notifications\.message|places\.promotions|shop\.article)\./;

const SHOWN = 5;

/** Reports the texts of the lobby that are missing in a language of a brand: its players would read English. */
export function checkTexts(
  { brands }: Pick<SiteFiles, 'brands'>,
  texts: Texts,
  report: SiteReader['report'],
): void {
  const languages = new Set(localesOf(brands.values()).map((locale) => languageOf(locale, texts)));
  for (const language of languages) {
    for (const [area, { sources }] of texts.get('en') ?? []) {
      const own = texts.get(language)?.get(area)?.sources ?? {};
      const missing = Object.keys(sources).filter((key) => !NAMED.test(key) && !(key in own));
      if (missing.length === 0) continue;
      const names = missing.slice(0, SHOWN).join(', ') + (missing.length > SHOWN ? ', …' : '');
      report(
        `locales/${language}/${area}.json`,
        '',
        `${missing.length === 1 ? 'a text is' : `${missing.length} texts are`} missing: translate ${names} from locales/en/${area}.json`,
      );
    }
  }
}

/** The locale whose texts are complete: `de` of `de_AT`, and `et_EE` itself, because there is no `et`. */
function languageOf(locale: Locale, texts: Texts): Locale {
  const language = locale.split('_')[0];
  return isLocale(language) && (texts.has(language) || !texts.has(locale)) ? language : locale;
}
