import { LogoImage } from '../../../design/header/Header.tsx';
import { Drawer } from '../../../design/menu/Drawer.tsx';
import { MainMenu } from '../../../design/menu/MainMenu.tsx';
import { TabBar, type TabBarProps } from '../../../design/menu/TabBar.tsx';
import { languageTag } from '@foyer/vocabulary/locale.ts';
import { useContent, useText } from '../../../features/content/index.ts';
import type { MenuPlace } from './menuPlaces.ts';

/** Places for a thumb beside the buttons of search and of the menu. */
const TABS = 3;

/** The rail for the quick hand, and the panel with how much there is behind each. */
export function SiteMenu({ places }: { places: readonly MenuPlace[] }) {
  const text = useText();
  const { locale } = useContent();
  const whole = new Intl.NumberFormat(languageTag(locale));
  return (
    <MainMenu
      rail={places}
      railLabel={text('shell.places')}
      groups={[
        {
          key: 'casino',
          title: text('shell.casino'),
          links: places.flatMap((place) =>
            place.games === null ? [] : [{ ...place, meta: whole.format(place.games) }],
          ),
        },
      ]}
      panelLabel={text('shell.casino')}
    />
  );
}

/** The same menu where it does not stand. */
export function SiteDrawer(props: { places: readonly MenuPlace[]; isOpen: boolean; onClose(): void }) {
  const text = useText();
  const { images } = useContent();
  return (
    <Drawer
      isOpen={props.isOpen}
      label={text('shell.menu')}
      closeLabel={text('shell.closeMenu')}
      logo={<LogoImage {...images.logoDesktop} />}
      onClose={props.onClose}
    >
      <SiteMenu places={props.places} />
    </Drawer>
  );
}

export function SiteTabs({
  places,
  ...ways
}: { places: readonly MenuPlace[] } & Pick<TabBarProps, 'search' | 'menu'>) {
  const text = useText();
  return <TabBar label={text('shell.main')} places={places.slice(0, TABS)} {...ways} />;
}
