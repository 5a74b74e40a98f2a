import { Footer, type FooterProps } from '../../design/footer/Footer.tsx';
import { Icon } from '../../design/icon/Icon.tsx';
import { useHref, useSettings, useText } from '../../features/content/index.ts';

/** D6: licensee, age sign, help line and licence at the foot of every page. */
export function SiteFooter({ columns = [] }: Partial<Pick<FooterProps, 'columns'>>) {
  const text = useText();
  const href = useHref();
  const { label, licensee, authority, helpLine, rules } = useSettings();
  const age = rules.minimumAgeYears;
  return (
    <Footer
      columns={columns}
      age={{ sign: text('shell.age.sign', { age }), label: text('shell.age.label', { age }) }}
      safer={text('shell.safer')}
      legalLinks={[{ key: 'cookies', label: text('shell.cookies'), href: href('/internal-cookie/') }]}
      helpLine={{
        label: helpLine.name,
        href: helpLine.url,
        icon: <Icon name="chat-circle" size="small" />,
      }}
      licence={{
        authority: authority.name,
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
