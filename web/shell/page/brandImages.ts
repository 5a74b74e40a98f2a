import type { BrandImages } from '@foyer/contract/content/page.ts';
import type { Theme } from '@foyer/contract/content/theme.ts';
import { assetUrl } from './theme/themeCss.ts';

/** Resolves the theme's image paths, which are relative to the brand's folder, to URLs. */
export function brandImages({ logo, logoDesktop }: Theme, assetBase: string): BrandImages {
  const served = (image: Theme['logo']) => ({ ...image, url: assetUrl(assetBase, image.url) });
  return { logo: served(logo), logoDesktop: served(logoDesktop) };
}
