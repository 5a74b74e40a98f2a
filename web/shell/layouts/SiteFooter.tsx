import type { BasicLayoutPartsFragment } from '@foyer/contract/generated/operations.ts';
import { hasPart } from '@foyer/contract/content/pages.ts';
import { Footer, type FooterProps } from '../../ui/footer/Footer.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { useHasSession } from '../navigation/navigation.ts';

interface SiteFooterProps extends Partial<Pick<FooterProps, 'columns'>> {
  /** By default the data that came with the page. */
  readonly basicLayout?: BasicLayoutPartsFragment['basicLayout'] | undefined;
}

/** FAIR-06: licensee, age sign, help line and licence seal at the bottom of every page. */
export function SiteFooter({ columns = [], basicLayout }: SiteFooterProps) {
  const text = useText();
  const settings = useSettings();
  const { label, licensee, authority, helpLine } = basicLayout ?? settings;
  const age = settings.rules.minimumAgeYears;
  return (
    <Footer
      columns={columns}
      age={{ sign: text('shell.age.sign', { age }), label: text('shell.age.label', { age }) }}
      safer={text('shell.safer')}
      legalLinks={useLegalLinks()}
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
  return [
    link('terms', '/terms-and-conditions/'),
    link('privacy', '/privacy-policy/'),
    link('bonusTerms', '/bonus-terms-and-conditions/'),
    ...(isPlayer && hasPart(settings, 'jackpot') ? [link('jackpotTerms', '/promotions/jackpots/')] : []),
    ...(isPlayer ? [link('information', '/additional-information/')] : []),
    ...(hasPart(settings, 'moreCasinos') ? [link('moreCasinos', '/more-casinos/')] : []),
    { key: 'cookies', label: text('shell.cookies'), href: href('/internal-cookie/') },
  ];
}
