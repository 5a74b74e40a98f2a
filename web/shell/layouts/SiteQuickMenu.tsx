import { QuickMenu, type QuickMenuProps } from '../../design/menu/QuickMenu.tsx';
import { useHref, useSettings, useText } from '../../features/content/index.ts';
import type { Destination } from '../routing/resolve.ts';

type Props = Pick<QuickMenuProps, 'placement'> & { readonly destination: Destination };

/** SHELL-20: where signing in is all there is to do. */
const WITHOUT_QUICK_MENU: ReadonlySet<string> = new Set(['signIn']);

/** SHELL-17 to SHELL-22: the products of the site, each where it begins. */
export function SiteQuickMenu({ placement, destination: { screen, productMode } }: Props) {
  const text = useText();
  const href = useHref();
  const { features } = useSettings();
  if (!features.includes('QuickMenu') || WITHOUT_QUICK_MENU.has(screen)) return null;
  const casino = {
    key: 'casino',
    label: text('shell.casino'),
    href: href('/?productMode=casino'), // SHELL-18
    icon: 'cherries',
    isCurrent: productMode === 'CASINO',
  } as const;
  return <QuickMenu label={text('shell.products')} places={[casino]} placement={placement} />;
}
