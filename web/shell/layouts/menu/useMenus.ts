import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import { useHref, useSettings, useText } from '../../../features/content/index.ts';
import { menusOf, type Menus } from './menuItems.ts';

/** @param path where the reader is, without locale */
export function useMenus(data: FrameQuery | undefined, path: string): Menus {
  const text = useText();
  const href = useHref();
  const site = useSettings();
  return menusOf(data?.menu.items ?? [], { site, path, href, text });
}
