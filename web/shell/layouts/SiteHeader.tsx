import type { ReactNode } from 'react';
import { Header, type HeaderProps } from '../../ui/header/Header.tsx';
import { useContent, useHref, useText } from '../../features/content/index.ts';
import { useHasSession } from '../navigation/navigation.ts';
import type { Destination } from '../routing/resolve.ts';
import { homePath } from './homePath.ts';

type Parts = Pick<HeaderProps, 'menu' | 'quick' | 'nav' | 'search' | 'isBasic'> & {
  /** None of a page that stands outside the table. */
  readonly destination?: Pick<Destination, 'productMode'>;
  readonly account?: ReactNode;
};

/** The header with the brand's mark, which leads home. */
export function SiteHeader({ destination, ...parts }: Parts) {
  const { images, settings } = useContent();
  const text = useText();
  const href = useHref();
  const hasSession = useHasSession();
  return (
    <Header
      home={{
        href: href(homePath(destination?.productMode ?? 'CASINO', hasSession)),
        label: text('shell.home', { brand: settings.label }),
      }}
      logo={images.logo}
      logoDesktop={images.logoDesktop}
      {...parts}
    />
  );
}
