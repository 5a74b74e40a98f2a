import { QuickMenu, type QuickMenuProps } from '../../../ui/menu/QuickMenu.tsx';
import { useHref, useSettings, useText } from '../../../features/content/index.ts';
import { useActiveGuard } from '../../guards/guardsContext.ts';
import type { Page } from '../../routing/page.ts';
import { hasQuickMenu } from './quickMenu.ts';
import { mayHaveQuickMenu } from '../signInVisibility.ts';

type Props = Pick<QuickMenuProps, 'placement'> & { readonly destination: Page };

/** SHELL-17 to SHELL-22: the products of the site, each where it begins. */
export function SiteQuickMenu({ placement, destination }: Props) {
  const text = useText();
  const href = useHref();
  const { features, productModes } = useSettings();
  const { productMode } = destination;
  const guard = useActiveGuard();
  if (!mayHaveQuickMenu(destination) || !hasQuickMenu({ features, productModes, guard })) return null;
  const casino = {
    key: 'casino',
    label: text('shell.casino'),
    href: href('/?productMode=casino'), // SHELL-18
    icon: 'cherries',
    isCurrent: productMode === 'CASINO',
  } as const;
  const sports = {
    key: 'sports',
    label: text('shell.sports'),
    href: href('/sports/'),
    icon: 'soccer-ball',
    isCurrent: productMode === 'SPORTS',
  } as const;
  return <QuickMenu label={text('shell.products')} places={[casino, sports]} placement={placement} />;
}
