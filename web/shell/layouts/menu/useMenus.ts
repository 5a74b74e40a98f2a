import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useVariation } from '../../../app/pageVisit/useVariation.ts';
import { menusOf, type Menus } from './menuItems.ts';

/** @param path of the current page, without locale */
export function useMenus(data: FrameQuery | undefined, path: string): Menus {
  const text = useText();
  const href = useHref();
  const site = useSettings();
  const variation = useVariation('menu');
  return menusOf(data?.menu.items ?? [], { site, variation, path, href, text });
}
