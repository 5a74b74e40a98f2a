import type { MatchJson } from '../../board.ts';
import { marketText } from '../odds/marketTexts.ts';
import { amount, say } from '../say.ts';
import { settings } from '../settings.ts';
import { Odd, type OddsProps } from './Odd.tsx';
import { SportIcon } from './SportIcon.tsx';
import { When } from './when.tsx';

interface BoostsProps {
  readonly matches: readonly MatchJson[];
  readonly now: number;
  readonly odds: OddsProps;
  onMatch(id: string): void;
}

/** Selections with boosted odds, one for each match. */
export function Boosts({ matches, ...card }: BoostsProps) {
  if (matches.length === 0) return null;
  return (
    <section className="boosts" aria-labelledby="boosts">
      <header>
        <h2 id="boosts">{say('boosts')}</h2>
        <p>{say('boost.most', { most: amount(settings.terms.mostOnBoost) })}</p>
      </header>
      <ul>
        {matches.map((match) => (
          <BoostCard key={match.id} match={match} {...card} />
        ))}
      </ul>
    </section>
  );
}

function BoostCard({
  match,
  now,
  odds,
  onMatch,
}: Omit<BoostsProps, 'matches'> & { readonly match: MatchJson }) {
  const { boost, home, away } = match;
  if (!boost) return null;
  const teams = { home: home.name, away: away.name };
  return (
    <li className="boost">
      <p className="meta">
        <SportIcon name={match.sport} />
        <span>{match.league}</span>
        <When match={match} now={now} />
      </p>
      <button type="button" className="title" onClick={() => onMatch(match.id)}>
        {home.name} – {away.name}
      </button>
      <p className="market-name">{marketText(boost.market, teams)}</p>
      <Odd
        match={match}
        market={boost.market}
        price={{ outcome: boost.outcome, odds: boost.ordinaryOdds }}
        isNamed
        {...odds}
      />
    </li>
  );
}
