import { LogoImage } from '../../../ui/header/Header.tsx';
import { Drawer } from '../../../ui/menu/Drawer.tsx';
import { MainMenu } from '../../../ui/menu/MainMenu.tsx';
import { TabBar, type TabBarProps } from '../../../ui/menu/TabBar.tsx';
import { useTheme } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';
import type { Menus } from './menuItems.ts';

/** The icon rail, and the menu panel with the number of games behind each item. */
export function SiteMenu({ menus: { rail, casino, goingOn, isCasinoFirst } }: { menus: Menus }) {
  const text = useText();
  const number = useNumber();
  const lists = {
    key: 'casino',
    title: text('shell.casino'),
    links: casino.map(({ games, ...item }) => ({
      ...item,
      ...(games !== null && { meta: number(games) }),
    })),
  };
  const activities = { key: 'goingOn', title: text('menu.goingOn'), links: goingOn };
  const groups = isCasinoFirst ? [lists, activities] : [activities, lists];
  return (
    <MainMenu
      rail={rail}
      railLabel={text('shell.places')}
      groups={groups.filter(({ links }) => links.length > 0)}
      panelLabel={text('shell.menu')}
    />
  );
}

/** The menu as a drawer, on screens that are too narrow for the fixed menu. */
export function SiteDrawer(props: { menus: Menus; isOpen: boolean; onClose(): void }) {
  const text = useText();
  const { logoDesktop } = useTheme();
  return (
    <Drawer
      isOpen={props.isOpen}
      label={text('shell.menu')}
      closeLabel={text('shell.closeMenu')}
      logo={<LogoImage {...logoDesktop} />}
      onClose={props.onClose}
    >
      <SiteMenu menus={props.menus} />
    </Drawer>
  );
}

export function SiteTabs({ menus, ...buttons }: { menus: Menus } & Pick<TabBarProps, 'search' | 'menu'>) {
  const text = useText();
  return <TabBar label={text('shell.main')} items={menus.tabs} {...buttons} />;
}
