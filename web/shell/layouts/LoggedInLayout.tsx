import { useState } from 'react';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import { classNames } from '../../design/link/classNames.ts';
import { SearchBox } from '../../design/overlay/search/SearchBox.tsx';
import { useAnswer, useHref, useSettings, useText } from '../../features/content/index.ts';
import { WalletProvider } from '../../features/wallet/index.ts';
import type { Question } from '../../transport/graphql/question.ts';
import type { LayoutProps } from '../routing/layouts.ts';
import { AccountCorner } from './AccountCorner.tsx';
import { AmountToast } from './AmountToast.tsx';
import { menuPlaces, type MenuPlace } from './menu/menuPlaces.ts';
import { SiteDrawer, SiteMenu, SiteTabs } from './menu/SiteMenu.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteQuickMenu } from './menu/SiteQuickMenu.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useSearch } from './useSearch.ts';

/** ROUTE-20, ROUTE-23: the whole house: menu, balance, account. */
export function LoggedInLayout({ question, ...page }: LayoutProps) {
  if (!question)
    throw new Error(`'${page.destination.path}' asks nothing that the logged-in layout could show`);
  return <House {...page} question={question} />;
}

type HouseProps = LayoutProps & { readonly question: Question<FrameQuery> };

function House({ destination, question, children }: HouseProps) {
  const { data } = useAnswer(question);
  const places = usePlaces(data, destination.path);
  const drawer = useDrawer(destination.path);
  const search = useSearch();
  const text = useText();
  const { layout } = useSettings();
  const viewer = data?.viewer ?? null;
  const isPlaying = destination.screen === 'game';
  const menu = { label: text('shell.menu'), isOpen: drawer.isOpen, onOpen: drawer.open };
  return (
    <WalletProvider wallet={viewer?.wallet ?? null}>
      <AmountToast />
      <SkipLink />
      <div data-layout={layout}>
        <div className="fy-shell">
          <SiteHeader
            destination={destination}
            menu={menu}
            quick={<SiteQuickMenu placement="header" destination={destination} />}
            {...(layout === 'layout1' && { nav: { label: text('shell.main'), links: places.slice(0, 6) } })}
            search={<SearchBox {...search} />}
            account={viewer && <AccountCorner viewer={viewer} isPlaying={isPlaying} />}
          />
          {layout !== 'layout1' && (
            <div className="fy-shell__menu">
              <SiteMenu places={places} />
            </div>
          )}
          <main className="fy-shell__main" id={MAIN_ID} tabIndex={-1}>
            <div className={classNames('fy-content', isPlaying && 'fy-content--game')}>
              <SiteQuickMenu placement="main" destination={destination} />
              {children}
            </div>
            <SiteFooter columns={footerColumns(places, text('shell.play'))} />
          </main>
        </div>
        <SiteTabs places={places} search={search} menu={menu} />
        <SiteDrawer places={places} isOpen={drawer.isOpen} onClose={drawer.close} />
      </div>
    </WalletProvider>
  );
}

function usePlaces(data: FrameQuery | undefined, path: string): readonly MenuPlace[] {
  const text = useText();
  const href = useHref();
  return menuPlaces(data?.menu.items ?? [], { path, href, label: (key) => text(`shell.menu.${key}`) });
}

/** It closes on every way to another page. */
function useDrawer(path: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  return { isOpen: openAt === path, open: () => setOpenAt(path), close: () => setOpenAt(null) };
}

const footerColumns = (places: readonly MenuPlace[], title: string) =>
  places.length > 0 ? [{ key: 'play', title, links: places }] : [];
