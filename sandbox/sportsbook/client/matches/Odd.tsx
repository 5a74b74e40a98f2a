import type { MatchJson } from '../../board.ts';
import type { Pick } from '../api.ts';
import { oddsText, outcomeText, say } from '../say.ts';
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
}

interface OddProps extends Omit<OddsRowProps, 'market' | 'label'> {
  readonly market: string;
  readonly price: OddsRowProps['market']['prices'][number];
}

/** A price button that toggles its pick on the betslip. */
function Odd({ match, market, price: { outcome, odds }, isNamed, picks, moveOf, onPick }: OddProps) {
  const pick = { match: match.id, market, outcome, version: match.version };
  const name = outcomeText(market, outcome, { home: match.home.name, away: match.away.name });
  const isClosed = odds === null || match.isSuspended;
  const move = isClosed ? undefined : moveOf(match.id, market, outcome, odds);
  return (
    <button
      type="button"
      className={isNamed ? 'odd named' : 'odd'}
      aria-pressed={picks.some((one) => isSame(one, pick))}
      disabled={isClosed}
      data-move={move}
      onClick={() => onPick(pick)}
    >
      <span className={isNamed ? '' : 'unseen'}>{name}</span>{' '}
      <b>{isClosed ? <span aria-label={say('suspended')}>–</span> : oddsText(odds)}</b>
    </button>
  );
}

export function OddsRow({ market, label, ...odd }: OddsRowProps) {
  return (
    <fieldset className="odds" aria-label={label}>
      {market.prices.map((price) => (
        <Odd key={price.outcome} {...odd} market={market.market} price={price} />
      ))}
    </fieldset>
  );
}
