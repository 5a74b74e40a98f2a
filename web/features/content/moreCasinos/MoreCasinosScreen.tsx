import type { MoreCasinosPageQuery } from '@foyer/contract/generated/operations.ts';
import { isLocale, languageTag, type Locale } from '@foyer/domain/locale.ts';
import { BrandCard } from './BrandCard.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useTitle } from '../../../app/head.tsx';
import { PageUnavailable } from '../../../app/PageUnavailable.tsx';
import { moreCasinosQuery } from './queries.ts';

/** ROUTE-71: the operator's other brands that serve the reader's country. */
export function MoreCasinosScreen() {
  const text = useText();
  const country = useCountryName();
  const { data } = useQuery(moreCasinosQuery());
  const casinos = data?.moreCasinos ?? [];
  useTitle(text('legal.casinos'));
  if (casinos.length === 0) return <NoOthers country={country} />;
  return (
    <>
      <PageTitle count={casinos.length}>{text('legal.casinos')}</PageTitle>
      <p>{text('legal.casinos.lead', { country })}</p>
      <ul className="fy-brands">
        {casinos.map((casino) => (
          <li key={casino.id}>
            <CasinoCard casino={casino} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Casino = MoreCasinosPageQuery['moreCasinos'][number];

function CasinoCard({ casino }: { casino: Casino }) {
  const text = useText();
  const languages = useLanguageNames(casino.locales);
  const { label, url, company, authority, logo, colours } = casino;
  return (
    <BrandCard
      href={url}
      kicker={text(casino.isSameOperator ? 'legal.casinos.sameOperator' : 'legal.casinos.operator', {
        company,
      })}
      title={label}
      copy={text('legal.casinos.facts', { age: casino.minimumAge, authority, languages })}
      more={text('legal.casinos.visit', { brand: label })}
      logo={logo}
      markColour={colours.mark}
      panelColour={colours.panel}
      textColour={colours.text}
      accentColour={colours.accent}
    />
  );
}

function NoOthers({ country }: { country: string }) {
  const text = useText();
  return (
    <PageUnavailable title={text('legal.casinos.none')} drawing="ticket" home={text('legal.home')}>
      {text('legal.casinos.none.text', { country })}
    </PageUnavailable>
  );
}

function useCountryName(): string {
  const { country } = useSettings();
  return new Intl.DisplayNames(languageTag(useLocale()), { type: 'region' }).of(country) ?? country;
}

/** Language names in the reader's language, without duplicates: `en` and `en_CA` are both English. */
function useLanguageNames(locales: readonly string[]): string {
  const tag = languageTag(useLocale());
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const languages = locales.filter(isLocale).map((locale) => languageOf(locale));
  const found = [...new Set(languages)].map((language) => names.of(language) ?? language);
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(found);
}

const languageOf = (locale: Locale): string => languageTag(locale).split('-')[0] ?? locale;
