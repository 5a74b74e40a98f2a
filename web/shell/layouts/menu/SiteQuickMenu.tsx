import { QuickMenu, type QuickMenuProps } from '../../../ui/menu/QuickMenu.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useActiveGuard } from '../../guards/guardsContext.ts';
import { useHasSession } from '../../navigation/navigation.ts';
import type { Page } from '../../routing/page.ts';
import { quickMenuProducts } from './quickMenu.ts';
import { mayHaveQuickMenu } from '../signInVisibility.ts';

type Props = Pick<QuickMenuProps, 'placement'> & { readonly destination: Page };

/** SHELL-17 to SHELL-22: links to the start page of each product of the site. */
export function SiteQuickMenu({ placement, destination }: Props) {
  const text = useText();
  const href = useHref();
  const { features } = useSettings();
  const { productMode } = destination;
  const guard = useActiveGuard();
  const hasSession = useHasSession();
  const products = quickMenuProducts({ features, guard });
  if (!products || !mayHaveQuickMenu(destination, hasSession)) return null;
  const CASINO = {
    key: 'casino',
    label: text('shell.casino'),
    href: href('/?productMode=casino'), // SHELL-18
    icon: 'cherries',
    isCurrent: productMode === 'CASINO',
  } as const;
  const SPORTS = {
    key: 'sports',
    label: text('shell.sports'),
    href: href('/sports/'),
    icon: 'soccer-ball',
    isCurrent: productMode === 'SPORTS',
  } as const;
  const links = { CASINO, SPORTS };
  return (
    <QuickMenu
      label={text('shell.products')}
      items={products.map((product) => links[product])}
      placement={placement}
    />
  );
}
