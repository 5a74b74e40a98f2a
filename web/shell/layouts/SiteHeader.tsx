import type { ReactNode } from 'react';
import { Header, type HeaderProps } from '../../design/header/Header.tsx';
import { useContent, useHref, useText } from '../../features/content/index.ts';

type Parts = Pick<HeaderProps, 'menu' | 'quick' | 'nav' | 'isBasic'> & { readonly account?: ReactNode };

/** The header with the brand's mark, which leads home (SHELL-16, AMB-56). */
export function SiteHeader(parts: Parts) {
  const { images, settings } = useContent();
  const text = useText();
  const href = useHref();
  return (
    <Header
      home={{ href: href('/'), label: text('shell.home', { brand: settings.label }) }}
      logo={images.logo}
      logoDesktop={images.logoDesktop}
      {...parts}
    />
  );
}
