import type { MatchJson } from '../../board.ts';
import { boostedVersion } from '../../model/boosts/boostVersion.ts';
import type { Pick } from '../api.ts';
import { outcomeText } from '../odds/marketTexts.ts';
import { oddsText } from '../odds/oddsText.ts';
import { BoostedOdds } from '../odds/BoostedOdds.tsx';
import { say } from '../say.ts';
import { isSame } from '../slip.ts';
import type { Shown } from '../useBoard.ts';

export interface OddsProps {
  readonly picks: readonly Pick[];
  readonly moveOf: Shown['moveOf'];
  onPick(pick: Pick): void;
}

interface OddsRowProps extends OddsProps {
  readonly match: MatchJson;
  readonly market: NonNullable<MatchJson['main']>;
  /** Whether the names of the outcomes are visible, and not only in the accessible labels. */
  readonly isNamed: boolean;
  readonly label: string;
  /** Style classes; a single row of equal columns by default. */
  readonly layout?: string;
}

interface OddProps extends Omit<OddsRowProps, 'market' | 'label' | 'layout'> {
  readonly market: string;
  readonly price: OddsRowProps['market']['prices'][number];
}

/** A price button that toggles its pick on the betslip. */
export function Odd({ match, market, price: { outcome, odds }, isNamed, picks, moveOf, onPick }: OddProps) {
  const boost = match.boost?.market === market && match.boost.outcome === outcome ? match.boost : null;
  const version = boost ? boostedVersion(match.version) : match.version;
  const pick = { match: match.id, market, outcome, version };
  const name = outcomeText(market, outcome, { home: match.home.name, away: match.away.name });
  const isClosed = odds === null || match.isSuspended;
  const move = isClosed ? undefined : moveOf(match.id, market, outcome, odds);
  return (
    <button
      type="button"
      className={isNamed ? 'odd named' : 'odd'}
      data-boosted={boost && !isClosed ? true : undefined}
      aria-pressed={picks.some((one) => isSame(one, pick))}
      disabled={isClosed}
      data-move={move}
      onClick={() => onPick(pick)}
    >
      <span className={isNamed ? '' : 'unseen'}>{name}</span>{' '}
      {isClosed ? (
        <b>
          <span aria-label={say('suspended')}>–</span>
        </b>
      ) : boost ? (
        <BoostedOdds ordinary={odds} boosted={boost.odds} />
      ) : (
        <b>{oddsText(odds)}</b>
      )}
    </button>
  );
}

export function OddsRow({ market, label, layout = 'odds', ...odd }: OddsRowProps) {
  return (
    <fieldset className={layout} aria-label={label}>
      {market.prices.map((price) => (
        <Odd key={price.outcome} {...odd} market={market.market} price={price} />
      ))}
    </fieldset>
  );
}
