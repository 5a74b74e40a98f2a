import { useState } from 'react';
import type { Board } from '../api.ts';
import { Odd, OddsRow, type OddsProps } from '../matches/Odd.tsx';
import { marketText, parseMarket } from '../odds/marketTexts.ts';
import { say } from '../say.ts';
import { Tabs } from '../Tabs.tsx';
import { groupsOf, groupText, type Card, type Group } from './groups.ts';

type Match = NonNullable<Board['match']>;

interface MarketsProps {
  readonly match: Match;
  readonly odds: OddsProps;
}

/** The markets of a match in groups with tabs. */
export function Markets({ match, odds }: MarketsProps) {
  const [chosen, setGroup] = useState<Group>('main');
  const groups = groupsOf(match.markets, match.sport);
  const shown = groups.find(({ group }) => group === chosen) ?? groups[0];
  if (!shown) return <p className="note">{say('noMarkets')}</p>;
  return (
    <Tabs<Group>
      className="tabs"
      label={say('markets')}
      tabs={groups.map(({ group, count }) => ({ name: group, text: groupText(group), count }))}
      selected={shown.group}
      onSelect={setGroup}
    >
      {shown.cards.map((card) => (
        <MarketCard key={card.id} card={card} match={match} odds={odds} />
      ))}
    </Tabs>
  );
}

/** Markets of which only "yes" is offered, as one list. */
const YES_ONLY = new Set(['double', 'scorer', 'brace']);
const PLAYERS = new Set(['scorer', 'brace', 'firstscorer', 'lastscorer']);

function MarketCard({ card, match, odds }: MarketsProps & { readonly card: Card }) {
  const [first] = card.markets;
  if (!first) return null;
  const teams = { home: match.home.name, away: match.away.name };
  const { kind } = parseMarket(first.market);
  const title = marketText(first.market, teams, { hasLine: card.markets.length === 1 });
  const layout = PLAYERS.has(kind) ? 'odds players' : kind === 'double' ? 'odds' : 'odds many';
  return (
    <details className="market" open>
      <summary>
        <h3>{title}</h3>
      </summary>
      {YES_ONLY.has(kind) ? (
        <fieldset className={layout} aria-label={title}>
          {card.markets.flatMap(({ market, prices }) =>
            prices
              .filter(({ outcome }) => outcome === 'yes')
              .map((price) => (
                <Odd key={market} match={match} market={market} price={price} isNamed {...odds} />
              )),
          )}
        </fieldset>
      ) : (
        card.markets.map((market) => (
          <OddsRow
            key={market.market}
            match={match}
            market={market}
            isNamed
            label={marketText(market.market, teams)}
            layout={market.prices.length > 3 ? layout : 'odds'}
            {...odds}
          />
        ))
      )}
    </details>
  );
}
