import { LogoImage } from '../../../ui/header/Header.tsx';
import { Drawer } from '../../../ui/menu/Drawer.tsx';
import { MainMenu } from '../../../ui/menu/MainMenu.tsx';
import { TabBar, type TabBarProps } from '../../../ui/menu/TabBar.tsx';
import { LanguageLinks } from '../../../ui/menu/LanguageLinks.tsx';
import { ChatOpener, useHasChat } from '../../../features/chat/index.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTheme } from '../../../app/app.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';
import { useLanguages } from '../useLanguages.ts';
import type { NavItem } from '../../../ui/menu/navItems.ts';
import type { MenuFigures } from './figures/menuFigures.ts';
import type { Menus } from './menuItems.ts';

interface SiteMenuProps {
  readonly menus: Menus;
  readonly figures: MenuFigures;
  /** Path of the page without locale, to which the languages link. */
  readonly path: string;
  /** The entry of the notifications, where the header has no bell. */
  readonly notifications?: NavItem;
  /** Called when the chat opens, which a drawer would cover. */
  onChat?(): void;
}

/** The icon rail, and the menu panel with the number of games behind each item. */
export function SiteMenu({
  menus,
  figures: { meta, counts, card },
  path,
  notifications,
  onChat,
}: SiteMenuProps) {
  const { rail, casino, goingOn, isCasinoFirst } = menus;
  const text = useText();
  const number = useNumber();
  const languages = useLanguages(path);
  const hasChat = useHasChat();
  const lists = {
    key: 'casino',
    title: text('shell.casino'),
    links: casino.map(({ games, ...item }) => ({
      ...item,
      ...(games !== null && { meta: number(games) }),
    })),
  };
  const activities = {
    key: 'goingOn',
    title: text('menu.goingOn'),
    links: goingOn.map((item) => ({ ...item, meta: meta[item.key] })),
  };
  const groups = isCasinoFirst ? [lists, activities] : [activities, lists];
  const chat = {
    key: 'help',
    title: text('shell.help'),
    body: (
      <ChatOpener className="fy-panel__link" onClick={onChat}>
        <Icon name="chat-circle" size="small" />
        {text('shell.chat')}
      </ChatOpener>
    ),
  };
  return (
    <MainMenu
      rail={withCounts(notifications ? [...rail, notifications] : rail, counts)}
      card={card}
      railLabel={text('shell.places')}
      groups={groups.filter(({ links }) => links.length > 0)}
      panelLabel={text('shell.menu')}
      feet={[
        ...(hasChat ? [chat] : []),
        ...(languages
          ? [{ key: 'languages', title: languages.label, body: <LanguageLinks {...languages} /> }]
          : []),
      ]}
    />
  );
}

/** The menu as a drawer, on screens that are too narrow for the fixed menu. */
export function SiteDrawer(props: SiteMenuProps & { isOpen: boolean; onClose(): void }) {
  const text = useText();
  const href = useHref();
  const { logoDesktop } = useTheme();
  const notifications = {
    key: 'notifications',
    label: text('menu.notifications'),
    href: href(NOTIFICATIONS_PATH),
    icon: 'bell',
    isCurrent: props.path === NOTIFICATIONS_PATH,
  } as const;
  return (
    <Drawer
      isOpen={props.isOpen}
      label={text('shell.menu')}
      closeLabel={text('shell.closeMenu')}
      logo={<LogoImage {...logoDesktop} />}
      onClose={props.onClose}
    >
      <SiteMenu
        menus={props.menus}
        figures={props.figures}
        path={props.path}
        notifications={notifications}
        onChat={props.onClose}
      />
    </Drawer>
  );
}

type SiteTabsProps = Pick<SiteMenuProps, 'menus' | 'figures'> & Pick<TabBarProps, 'search' | 'menu'>;

export function SiteTabs({ menus, figures, ...buttons }: SiteTabsProps) {
  const text = useText();
  return (
    <TabBar
      label={text('shell.main')}
      items={withCounts(menus.tabs, figures.counts)}
      search={buttons.search}
      menu={{ ...buttons.menu, count: figures.counts['notifications'] }}
    />
  );
}

const NOTIFICATIONS_PATH = '/profile/notifications/';

const withCounts = (items: readonly NavItem[], counts: MenuFigures['counts']): readonly NavItem[] =>
  items.map((item) => ({ ...item, count: counts[item.key] }));
