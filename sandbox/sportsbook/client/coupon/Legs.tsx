import { Fragment } from 'react';
import { selectionsOf, type MatchSelection } from '../../bets/selections.ts';
import type { Coupon } from '../api.ts';
import { marketText, outcomeText } from '../odds/marketTexts.ts';
import { BoostedOdds } from '../odds/BoostedOdds.tsx';
import { oddsText } from '../odds/oddsText.ts';
import { say } from '../say.ts';

/** The selections of a placed bet. Those of one match stand together, with their odds together. */
export const Legs = ({ coupon }: { readonly coupon: Coupon }) => (
  <ul className="picks">
    {selectionsOf(coupon).map((selection) => (
      <Fragment key={selection.match}>
        {selection.legs.length > 1 && <BuilderLine selection={selection} />}
        {selection.legs.map((leg) => (
          <LegLine key={leg.market} leg={leg} isAlone={selection.legs.length === 1} />
        ))}
      </Fragment>
    ))}
  </ul>
);

function BuilderLine({ selection: { legs, odds } }: { readonly selection: MatchSelection }) {
  const name = legs[0]?.name;
  return (
    <li className="builder">
      <p>
        <b>{say('builder')}</b>
        <b>{oddsText(odds)}</b>
      </p>
      {name && (
        <p>
          {name.home} – {name.away}
        </p>
      )}
    </li>
  );
}

interface LegLineProps {
  readonly leg: MatchSelection['legs'][number];
  readonly isAlone: boolean;
}

function LegLine({ leg, isAlone }: LegLineProps) {
  const { market, outcome, odds, ordinaryOdds, name, state } = leg;
  return (
    <li data-state={state} className={isAlone ? undefined : 'part'}>
      <p>
        <b>{outcomeText(market, outcome, name)}</b>
        {ordinaryOdds !== undefined ? (
          <BoostedOdds ordinary={ordinaryOdds} boosted={odds} />
        ) : (
          isAlone && <b>{oddsText(odds)}</b>
        )}
      </p>
      <p>
        <span>
          {marketText(market, name)}
          {isAlone && `, ${name.home} – ${name.away}`}
        </span>
        {state !== null && <span>{say(`state.${state}`)}</span>}
      </p>
    </li>
  );
}
