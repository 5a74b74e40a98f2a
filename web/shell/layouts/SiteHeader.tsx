import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Header, type HeaderProps } from '../../ui/header/Header.tsx';
import { useSettings, useTheme } from '../../app/app.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { signInPath } from '../../transport/session/sameOriginPath.ts';
import { useHasSession } from '../navigation/navigation.ts';
import type { Destination } from '../routing/resolve.ts';
import { homePath } from './homePath.ts';

type Parts = Pick<HeaderProps, 'menu' | 'quick' | 'nav' | 'search' | 'isBasic'> & {
  /** Missing on pages outside the route table. */
  readonly destination?: Pick<Destination, 'productMode'>;
  readonly account?: ReactNode;
};

/** The header with the brand logo, which links to the home page. */
export function SiteHeader({ destination, ...parts }: Parts) {
  const { label } = useSettings();
  const { logo, logoDesktop } = useTheme();
  const text = useText();
  const href = useHref();
  const hasSession = useHasSession();
  return (
    <Header
      home={{
        href: href(homePath(destination?.productMode ?? 'CASINO', hasSession)),
        label: text('shell.home', { brand: label }),
      }}
      logo={logo}
      logoDesktop={logoDesktop}
      {...parts}
    />
  );
}

/** SHELL-13: starts the sign-in from the header. @param path of the page to return to; by default the home page */
export function SignInButton({ path }: { readonly path?: string }) {
  const text = useText();
  const href = useHref();
  const to = path === undefined ? '/login/?autoSignIn=1' : signInPath(href(path), true);
  return (
    <ButtonLink variant="primary" href={href(to)}>
      {text('shell.signIn')}
    </ButtonLink>
  );
}
