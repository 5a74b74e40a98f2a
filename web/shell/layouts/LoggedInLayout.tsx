import { useCallback, useState } from 'react';
import { PlayerUpdated, type FrameQuery } from '@foyer/contract/generated/operations.ts';
import { classNames } from '../../ui/link/classNames.ts';
import { SearchBox } from '../../features/catalogue/search/SearchBox.tsx';
import { RecentlyPlayedSync } from '../../features/catalogue/recentlyPlayed/useRecentlyPlayedSync.ts';
import { useGraphql, useQuery } from '../../app/graphql.tsx';
import { useSubscription } from '../../app/useSubscription.ts';
import { useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import type { Text } from '../../i18n/texts.ts';
import { playerStatus, CustomerPopUps } from '../../features/player/index.ts';
import { OpenDepositContext, WalletProvider } from '../../features/wallet/index.ts';
import type { Query } from '../../transport/graphql/query.ts';
import type { Guard } from '../guards/guards.ts';
import { GuardsContext, NO_GUARDS } from '../guards/guardsContext.ts';
import type { LayoutProps } from '../routing/page.ts';
import { AccountCorner } from './AccountCorner.tsx';
import { AmountToastByAddress } from './amountToast/AmountToastByAddress.tsx';
import { BannerSlot } from './BannerSlot.tsx';
import { LastSignIn } from '../navigation/lastSignIn/LastSignIn.tsx';
import { LowFundsAfterBet } from './lowFunds/LowFundsAfterBet.tsx';
import type { Menus } from './menu/menuItems.ts';
import { MenuFiguresSource } from './menu/figures/MenuFiguresSource.tsx';
import { NO_FIGURES } from './menu/figures/menuFigures.ts';
import { SaferGambling } from './menu/SaferGambling.tsx';
import { SiteDrawer, SiteMenu, SiteTabs } from './menu/SiteMenu.tsx';
import { useMenus } from './menu/useMenus.ts';
import { useHasSession } from '../navigation/navigation.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { DepositByAddress } from '../overlays/quickDeposit/DepositByAddress.tsx';
import { useQuickDeposit } from '../overlays/quickDeposit/useQuickDeposit.ts';
import { SignInButton, SiteHeader } from './SiteHeader.tsx';
import { SiteQuickMenu } from './menu/SiteQuickMenu.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useSearch } from './useSearch.ts';

/** ROUTE-20, ROUTE-23: the full layout with menu, balance and account. */
export function LoggedInLayout({ query, ...page }: LayoutProps) {
  if (!query) throw new Error(`'${page.destination.path}' has no query for the logged-in layout to show`);
  return <LoadedLayout {...page} query={query} />;
}

type LoadedLayoutProps = LayoutProps & { readonly query: Query<FrameQuery> };

function LoadedLayout({ destination, query, Banner, children }: LoadedLayoutProps) {
  const { data } = useQuery(query);
  const menus = useMenus(data, destination.path);
  const drawer = useDrawer(destination.path);
  const [figures, setFigures] = useState(NO_FIGURES);
  const search = useSearch();
  const text = useText();
  const { layout } = useSettings();
  const viewer = data?.viewer ?? null;
  const guards = viewer?.player.guards ?? NO_GUARDS;
  useContentUpdates(query, guards);
  const deposit = useQuickDeposit(destination, guards);
  const openDeposit = useCallback(() => deposit({}), [deposit]);
  const status = playerStatus(data && viewer, useHasSession());
  const isPlaying = destination.screen === 'game';
  const menu = { label: text('shell.menu'), isOpen: drawer.isOpen, onOpen: drawer.open };
  return (
    <GuardsContext value={guards}>
      <WalletProvider wallet={viewer?.wallet ?? null}>
        <AmountToastByAddress />
        {viewer && <DepositByAddress onRequest={deposit} />}
        {status === 'LOGGED_IN' && <CustomerPopUps isHeld={isPlaying} />}
        {viewer && <MenuFiguresSource startedAt={viewer.player.sessionStartedAt} onFigures={setFigures} />}
        <RecentlyPlayedSync player={viewer?.id ?? null} />
        <SkipLink />
        <OpenDepositContext value={openDeposit}>
          {viewer && <LowFundsAfterBet destination={destination} />}
          <div data-layout={layout}>
            <div className="fy-shell">
              <SiteHeader
                destination={destination}
                menu={menu}
                quick={<SiteQuickMenu placement="header" destination={destination} />}
                {...(layout === 'layout1' && { nav: { label: text('shell.main'), links: menus.header } })}
                search={<SearchBox {...search} />}
                account={
                  viewer ? (
                    <AccountCorner
                      viewer={viewer}
                      destination={destination}
                      isPlaying={isPlaying}
                      unread={figures.counts['notifications']}
                    />
                  ) : (
                    status === 'LOGGED_OUT' && <SignInButton path={destination.path} />
                  )
                }
              />
              {layout !== 'layout1' && (
                <div className="fy-shell__menu">
                  <SiteMenu menus={menus} figures={figures} path={destination.path} />
                </div>
              )}
              <main className="fy-shell__main" id={MAIN_ID} tabIndex={-1}>
                <div className={classNames('fy-content', isPlaying && 'fy-content--game')}>
                  {!isPlaying && <SiteQuickMenu placement="main" destination={destination} />}
                  {viewer && (
                    <div className="fy-abovepage">
                      {!isPlaying && <SaferGambling path={destination.path} />}
                      <LastSignIn
                        startedAt={viewer.player.sessionStartedAt}
                        previousAt={viewer.player.lastSignInAt}
                        path={destination.path}
                        isHeld={isPlaying || destination.screen === 'sports'}
                      />
                    </div>
                  )}
                  {viewer && !isPlaying && (
                    <BannerSlot Served={Banner} rendered={viewer.player.banner} path={destination.path} />
                  )}
                  {children}
                </div>
                <SiteFooter path={destination.path} columns={footerColumns(menus, text)} />
              </main>
            </div>
            <SiteTabs menus={menus} figures={figures} search={search} menu={menu} />
            <SiteDrawer
              menus={menus}
              figures={figures}
              path={destination.path}
              isOpen={drawer.isOpen}
              onClose={drawer.close}
            />
          </div>
        </OpenDepositContext>
      </WalletProvider>
    </GuardsContext>
  );
}

/** OVER-08: reads the page again when a document is to be accepted, or was accepted in another tab. */
function useContentUpdates(query: Query<FrameQuery>, guards: readonly Guard[]): void {
  const graphql = useGraphql();
  const isKnownAccepted = !guards.includes('contentAccept');
  useSubscription(PlayerUpdated, {
    next({ playerUpdated }) {
      if (playerUpdated.isContentAccepted !== isKnownAccepted) void query.reread(graphql);
    },
  });
}

/** The drawer closes on navigation to another page. */
function useDrawer(path: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  return { isOpen: openAt === path, open: () => setOpenAt(path), close: () => setOpenAt(null) };
}

const footerColumns = ({ rail, casino, goingOn }: Menus, text: Text) =>
  [
    { key: 'play', title: text('shell.play'), links: casino },
    { key: 'places', title: text('shell.places'), links: rail },
    { key: 'goingOn', title: text('menu.goingOn'), links: goingOn },
  ].filter(({ links }) => links.length > 0);
