import type { MoreCasinosPageQuery } from '@foyer/contract/generated/operations.ts';
import { isLocale, languageTag, type Locale } from '@foyer/domain/locale.ts';
import { panelStyle } from '../../../ui/hero/Hero.tsx';
import '../../../ui/hero/promo.css';
import { Link } from '../../../ui/link/Link.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useLanguageTag, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useTitle } from '../../../app/head.tsx';
import { PageUnavailable } from '../../../app/PageUnavailable.tsx';
import { moreCasinosQuery } from './queries.ts';
import './brandCard.css';

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
      <ul className="fy-cards fy-brands">
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
  const { panel, text: textColour, accent, mark } = colours;
  return (
    <Link
      className="fy-promo"
      href={url}
      style={panelStyle({ panelColour: panel, textColour, accentColour: accent })}
    >
      <div className="fy-promo__text">
        <span className="fy-promo__kicker">
          {text(`legal.casinos.${casino.isSameOperator ? 'sameOperator' : 'operator'}`, { company })}
        </span>
        <h2 className="fy-promo__title">{label}</h2>
        <p className="fy-promo__copy">
          {text('legal.casinos.facts', { age: casino.minimumAge, authority, languages })}
        </p>
        <span className="fy-promo__more">{text('legal.casinos.visit', { brand: label })}</span>
      </div>
      {/* The background that the logo is designed for. */}
      <div className="fy-promo__art fy-brand__mark" style={{ background: mark }}>
        <img src={logo.url} width={logo.width} height={logo.height} alt="" />
      </div>
    </Link>
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
  return new Intl.DisplayNames(useLanguageTag(), { type: 'region' }).of(country) ?? country;
}

/** Language names in the reader's language. `en` and `en_CA` are both English, which is listed once. */
function useLanguageNames(locales: readonly string[]): string {
  const tag = useLanguageTag();
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const languages = locales.filter(isLocale).map((locale) => languageOf(locale));
  const found = [...new Set(languages)].map((language) => names.of(language) ?? language);
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(found);
}

const languageOf = (locale: Locale): string => languageTag(locale).split('-')[0] ?? locale;
