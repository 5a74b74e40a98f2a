import type { BrandImages } from '@foyer/contract/content/page.ts';
import type { Theme } from '@foyer/contract/content/theme.ts';
import { assetUrl } from '../../ui/theme/themeCss.ts';

/** A theme names its pictures within the brand's folder; a page needs their addresses. */
export function brandImages({ logo, logoDesktop }: Theme, assetBase: string): BrandImages {
  const served = (image: Theme['logo']) => ({ ...image, url: assetUrl(assetBase, image.url) });
  return { logo: served(logo), logoDesktop: served(logoDesktop) };
}
