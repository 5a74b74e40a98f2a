import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { api, type Pick } from './api.ts';
import { BookRefusal } from '../bets/refusal.ts';
import { Coupon } from './coupon/Coupon.tsx';
import { CouponBar } from './coupon/CouponBar.tsx';
import { MyBets } from './coupon/MyBets.tsx';
import { lobby } from './lobby.ts';
import { MatchView } from './match/MatchView.tsx';
import { Matches } from './matches/Matches.tsx';
import { SportNav } from './matches/SportNav.tsx';
import { beginAt, useFrameInLobby, visibleTop } from './frameInLobby/frameInLobby.ts';
import { OddsFormatField } from './odds/OddsFormatField.tsx';
import { useOddsFormat } from './odds/oddsText.ts';
import { Rules } from './Rules.tsx';
import { say } from './say.ts';
import { DayTabs } from './navigation/DayTabs.tsx';
import { LeagueNav } from './navigation/LeagueNav.tsx';
import { FIRST, readRoute, routeText, spanOfRoute, type Route } from './navigation/route.ts';
import { Search } from './navigation/Search.tsx';
import { useRouteOfLobby } from './navigation/useRouteOfLobby.ts';
import { useSchedule } from './navigation/useSchedule.ts';
import { handedCoupon, handedRoute, handedPick, settings } from './settings.ts';
import { added, readSlip, slipText, toggled } from './slip.ts';
import { useBoard } from './useBoard.ts';

const [handed] = readSlip(handedPick);
const slipOfLobby = () => (handed ? added(readSlip(handedCoupon), handed) : readSlip(handedCoupon));

interface View {
  readonly route: Route;
  /** Where the visible part of the frame begins, in CSS pixels from the top of the frame. */
  readonly top: number;
  /** Where the list of matches was left for a match. */
  readonly leftAt: number;
}

const firstView: View = {
  route: handed ? { ...FIRST, match: handed.match } : readRoute(handedRoute),
  top: 0,
  leftAt: 0,
};

/** The view, and functions that change it and the lobby's URL. */
function useView(main: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(firstView);
  useLayoutEffect(() => beginAt(view.top, main.current), [view, main]);
  useRouteOfLobby((route) => setView({ route, top: 0, leftAt: 0 }));
  const show = (next: View) => {
    setView(next);
    lobby.route(routeText(next.route));
  };
  const { route } = view;
  return {
    route,
    go: (to: Route) => show({ route: to, top: 0, leftAt: 0 }),
    /** Shows another part of the same list, in the same place on the screen. */
    narrow: (to: Route) => show({ route: to, top: visibleTop(), leftAt: 0 }),
    open: (id: string) => show({ route: { ...route, match: id }, top: 0, leftAt: visibleTop() }),
    back: () => show({ ...view, route: { ...route, match: null }, top: view.leftAt }),
  };
}

/** The sportsbook: matches, with the bet slip next to them or, on narrow screens, behind a bar. */
export function App() {
  const main = useRef<HTMLElement>(null);
  const { route, go, narrow, open, back } = useView(main);
  const { section, match } = route;
  const [picks, setPicks] = useState<readonly Pick[]>(slipOfLobby);
  const isPlayer = useSession();
  const isWide = useWide();
  // The odds of all components follow the format.
  useOddsFormat();
  const schedule = useSchedule();
  const offer = useBoard({
    view: section === 'bets' ? 'football' : section,
    match,
    league: route.league,
    span: spanOfRoute(route),
    picks: [...picks],
  });
  const { board } = offer;
  const isReady = board !== null || offer.hasFailed;
  useEffect(() => {
    if (isReady) lobby.ready();
  }, [isReady]);
  useEffect(() => lobby.coupon(slipText(picks)), [picks]);
  useFrameInLobby(main);
  const slip = {
    picks,
    quotes: board?.quotes ?? [],
    builders: board?.builders ?? [],
    isPlayer,
    onChange: setPicks,
    onBets: () => go({ ...FIRST, section: 'bets' }),
  };
  const odds = { picks, moveOf: offer.moveOf, onPick: (pick: Pick) => setPicks(toggled(picks, pick)) };
  return (
    <div className="book">
      <main ref={main} className="board">
        <h1 className="unseen">{say('title')}</h1>
        <SportNav
          section={section}
          board={board}
          hasBets={isPlayer}
          onGo={(to) => go({ ...FIRST, section: to })}
        />
        {offer.hasFailed && (
          <div className="note" role="alert">
            <p>{say('failed')}</p>
            <button type="button" className="plain" onClick={offer.again}>
              {say('again')}
            </button>
          </div>
        )}
        {section === 'bets' ? (
          <MyBets />
        ) : match !== null ? (
          <MatchView id={match} board={board} odds={odds} onBack={back} />
        ) : (
          <div className="lists">
            <div className="finder">
              <Search schedule={schedule} onGo={go} />
              <LeagueNav route={route} schedule={schedule} onGo={go} />
            </div>
            <div className="list">
              <DayTabs route={route} schedule={schedule} onGo={narrow}>
                <Matches route={route} board={board} odds={odds} onMatch={open} onGo={go} />
              </DayTabs>
            </div>
          </div>
        )}
        <footer className="foot">
          <OddsFormatField />
          <Rules />
        </footer>
      </main>
      {isWide ? (
        <aside className="side" aria-label={say('coupon')}>
          <div>
            <Coupon {...slip} />
          </div>
        </aside>
      ) : (
        <CouponBar {...slip} />
      )}
    </div>
  );
}

/**
 * Exchanges the lobby's token for a session. Visitors without a token can only browse.
 * Returns whether the visitor is a signed-in player.
 */
function useSession(): boolean {
  const [isPlayer, setPlayer] = useState(settings.token !== '');
  useEffect(() => {
    if (settings.token === '') return;
    api.open(settings.token).catch((error: unknown) => {
      setPlayer(false);
      const isLine = error instanceof BookRefusal && error.type === 'ConnectionLost';
      lobby.failed(isLine ? 'connectionLost' : 'sessionEnded');
    });
  }, []);
  return isPlayer;
}

const WIDE = matchMedia('(min-width: 56rem)');
const listen = (changed: () => void) => {
  WIDE.addEventListener('change', changed);
  return () => WIDE.removeEventListener('change', changed);
};
const useWide = (): boolean => useSyncExternalStore(listen, () => WIDE.matches);
