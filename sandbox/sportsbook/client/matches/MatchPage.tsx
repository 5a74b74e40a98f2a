import { useEffect, useRef } from 'react';
import type { Board } from '../api.ts';
import { marketText, say } from '../say.ts';
import { Loading } from '../Loading.tsx';
import { OddsRow, type OddsProps } from './Odd.tsx';
import { Teams } from './Teams.tsx';
import { isOn, points, When } from './when.tsx';

interface MatchPageProps {
  readonly board: Board | null;
  readonly odds: OddsProps;
  onBack(): void;
}

const isOpen = ({ prices }: { prices: readonly { odds: number | null }[] }): boolean =>
  prices.some(({ odds }) => odds !== null);

export function MatchPage({ board, odds, onBack }: MatchPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const match = board?.match ?? null;
  const id = match?.id;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.board')?.scrollTo({ top: 0 });
  }, [id]);
  return (
    <section className="match">
      <button type="button" className="plain" onClick={onBack}>
        ← {say('back')}
      </button>
      {!match ? (
        <Loading />
      ) : (
        <>
          <header className="head">
            <p className="meta">
              <span>{match.league}</span>
              {isOn(match) ? (
                <span className="on-air">{say('live')}</span>
              ) : (
                <When match={match} now={board?.now ?? 0} />
              )}
            </p>
            <div className="teams">
              <Teams match={match} />
            </div>
            <h2 className="unseen" tabIndex={-1} ref={heading}>
              {match.home.name} {points(match, 'home')} – {match.away.name} {points(match, 'away')}
            </h2>
          </header>
          {isOn(match) && <p className="delayed">{say('delayed')}</p>}
          {match.isSuspended && isOn(match) && <output className="note">{say('refusal.Suspended')}</output>}
          {match.markets.filter(isOpen).map((market) => (
            <div className="market" key={market.market}>
              <h3>{marketText(market.market)}</h3>
              <OddsRow match={match} market={market} isNamed label={marketText(market.market)} {...odds} />
            </div>
          ))}
        </>
      )}
    </section>
  );
}
