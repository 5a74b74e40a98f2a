import type { BasicLayoutPartsFragment } from '@foyer/contract/generated/operations.ts';
import { hasPart } from '@foyer/contract/content/pages.ts';
import { Footer, type FooterProps } from '../../ui/footer/Footer.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { useHasSession } from '../navigation/navigation.ts';
import { useLanguages } from './useLanguages.ts';

interface SiteFooterProps extends Partial<Pick<FooterProps, 'columns'>> {
  /** Path of the page without locale, to which the languages link; without it there are no languages. */
  readonly path?: string;
  /** By default the data that came with the page. */
  readonly basicLayout?: BasicLayoutPartsFragment['basicLayout'] | undefined;
}

/** FAIR-06: licensee, age sign, help line and licence seal at the bottom of every page. */
export function SiteFooter({ columns = [], path, basicLayout }: SiteFooterProps) {
  const text = useText();
  const settings = useSettings();
  const { label, licensee, authority, helpLine } = basicLayout ?? settings;
  const languages = useLanguages(path ?? '/');
  const age = settings.rules.minimumAgeYears;
  return (
    <Footer
      columns={columns}
      age={{ sign: text('shell.age.sign', { age }), label: text('shell.age.label', { age }) }}
      safer={text('shell.safer')}
      legalLinks={useLegalLinks()}
      languages={path === undefined ? null : languages}
      helpLine={{
        label: helpLine.name,
        href: helpLine.url,
        icon: <Icon name="chat-circle" size="small" />,
      }}
      licence={{
        authority: authority.name,
        number: licensee.licenceNumber,
        href: authority.url,
        text: text('shell.licence', {
          brand: label,
          company: licensee.company,
          address: licensee.address,
          number: licensee.licenceNumber,
        }),
      }}
    />
  );
}

type FooterLink = 'terms' | 'privacy' | 'bonusTerms' | 'jackpotTerms' | 'information' | 'moreCasinos';

/** Public links and player-only links; pages that this site does not have are left out. */
function useLegalLinks(): NonNullable<FooterProps['legalLinks']> {
  const text = useText();
  const href = useHref();
  const settings = useSettings();
  const isPlayer = useHasSession();
  const link = (key: FooterLink, path: string) => ({
    key,
    label: text(`shell.footer.${key}`),
    href: href(path),
  });
  const has = (page: string): boolean => settings.contentPages.includes(page);
  const hasJackpotTerms = hasPart(settings, 'jackpot') && has('jackpot-terms');
  return [
    link('terms', '/terms-and-conditions/'),
    link('privacy', '/privacy-policy/'),
    ...(has('bonus-terms-and-conditions') ? [link('bonusTerms', '/bonus-terms-and-conditions/')] : []),
    ...(isPlayer && hasJackpotTerms ? [link('jackpotTerms', '/promotions/jackpots/')] : []),
    ...(isPlayer && has('additional-information') ? [link('information', '/additional-information/')] : []),
    ...(hasPart(settings, 'moreCasinos') ? [link('moreCasinos', '/more-casinos/')] : []),
    { key: 'cookies', label: text('shell.cookies'), href: href('/internal-cookie/') },
  ];
}
