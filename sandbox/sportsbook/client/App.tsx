import { useEffect, useState, useSyncExternalStore } from 'react';
import { api, type Page, type Pick } from './api.ts';
import { BookRefusal } from '../bets/refusal.ts';
import { Coupon } from './coupon/Coupon.tsx';
import { CouponBar } from './coupon/CouponBar.tsx';
import { MyBets } from './coupon/MyBets.tsx';
import { lobby } from './lobby.ts';
import { MatchPage } from './matches/MatchPage.tsx';
import { Matches } from './matches/Matches.tsx';
import { SportNav } from './matches/SportNav.tsx';
import { say } from './say.ts';
import { handedCoupon, handedPick, settings } from './settings.ts';
import { added, readSlip, slipText, toggled } from './slip.ts';
import { useBoard } from './useBoard.ts';

const [handed] = readSlip(handedPick);
const slipOfLobby = () => (handed ? added(readSlip(handedCoupon), handed) : readSlip(handedCoupon));

/** The sportsbook page: matches, with the betslip beside them or, on narrow screens, behind a bar. */
export function App() {
  const [place, setPlace] = useState<Page>('football');
  const [match, setMatch] = useState<string | null>(handed?.match ?? null);
  const [picks, setPicks] = useState<readonly Pick[]>(slipOfLobby);
  const isPlayer = useSession();
  const isWide = useWide();
  const shown = useBoard(place === 'bets' ? 'football' : place, match, picks);
  const { board } = shown;
  const isReady = board !== null || shown.hasFailed;
  useEffect(() => {
    if (isReady) lobby.ready();
  }, [isReady]);
  useEffect(() => lobby.coupon(slipText(picks)), [picks]);

  const go = (to: Page) => {
    setPlace(to);
    setMatch(null);
  };
  const slip = {
    picks,
    quotes: board?.quotes ?? [],
    isPlayer,
    onChange: setPicks,
    onBets: () => go('bets'),
  };
  const odds = { picks, moveOf: shown.moveOf, onPick: (pick: Pick) => setPicks(toggled(picks, pick)) };
  return (
    <div className="book">
      <main className="board">
        <h1 className="unseen">{say('title')}</h1>
        <SportNav place={place} board={board} hasBets={isPlayer} onGo={go} />
        {shown.hasFailed && (
          <div className="note" role="alert">
            <p>{say('failed')}</p>
            <button type="button" className="plain" onClick={shown.again}>
              {say('again')}
            </button>
          </div>
        )}
        {place === 'bets' ? (
          <MyBets />
        ) : match !== null ? (
          <MatchPage board={board} odds={odds} onBack={() => setMatch(null)} />
        ) : (
          <Matches place={place} board={board} odds={odds} onMatch={setMatch} />
        )}
      </main>
      {isWide ? (
        <aside className="side" aria-label={say('coupon')}>
          <Coupon {...slip} />
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
